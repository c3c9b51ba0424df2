/** From a hint to the screen: the lists it concerns are read again, no older than the hint. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Kind, kindOf } from '../../domain/kinds'
import { type EventType, type Hint, NO_KIND } from '../../domain/live'
import type { Replies } from '../../domain/posts.schema'
import { keys } from '../api/keys'
import { noteSeq } from '../api/seq'
import { player } from '../audio/player'
import { voiceArrived } from './new-voices'
import { stopWhereGone } from './stop-where-gone'

type PostHint = Hint & { kind: Kind }

const APPLY: Record<
  Exclude<EventType, 'account.changed' | 'person.changed' | 'library.changed' | 'notification.changed'>,
  (client: QueryClient, hint: PostHint) => void
> = {
  'post.created': (client, { kind, id }) => {
    // A list that is being read further down keeps still and is only marked as old.
    const refetchType = voiceArrived(kind, id) ? 'active' : 'none'
    void client.invalidateQueries({ queryKey: keys.feed(kind), refetchType })
    void client.invalidateQueries({ queryKey: keys.recent })
    // It may be one's own, from another window, or of the member looked at: read when the list is looked at again.
    for (const queryKey of [keys.owns, keys.voices, keys.graphs])
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
    rereadOwn(client, kind)
  },
  'post.deleted': (client, hint) => {
    reread(client, hint)
    void stopWhereGone(hint.id)
  },
  'post.changed': reread,
  'invitation.changed': (client) => void client.invalidateQueries({ queryKey: keys.invitations }),
}

/** Applies one hint to what the client remembers. */
export function apply(client: QueryClient, hint: Hint): void {
  noteSeq(hint.seq)
  const { type, id } = hint
  if (type === 'account.changed') accountChanged(client)
  else if (type === 'notification.changed')
    // Messages that were heard elsewhere are no longer new here either; a moderator may have been notified of a report.
    for (const queryKey of [keys.notifications, keys.conversations, keys.unread, keys.queues])
      void client.invalidateQueries({ queryKey })
  else if (type === 'library.changed') void client.invalidateQueries({ queryKey: keys.tracks })
  // Wherever that person is shown, and oneself is in the session.
  else if (type === 'person.changed')
    void client.invalidateQueries({ predicate: ({ state }) => names(state.data, id) })
  else if (isAboutPost(hint)) APPLY[type](client, hint)
}

/** With an address or a number come the messages that were sent there; and others may be heard, or none of them any more. */
function accountChanged(client: QueryClient): void {
  const concerned = [keys.session, keys.posts, keys.members, keys.invitations, keys.notifications]
  for (const queryKey of concerned) void client.invalidateQueries({ queryKey })
  const { now } = player.getSnapshot()
  if (now) void stopWhereGone(now.id)
}

function isAboutPost(hint: Hint): hint is PostHint {
  return hint.kind !== NO_KIND
}

/** Everything about posts and invitations is old, and maybe what is known of the person too. */
export function reset(client: QueryClient, seq: number): void {
  noteSeq(seq)
  for (const queryKey of [
    keys.posts,
    keys.invitations,
    keys.notifications,
    keys.purchases,
    keys.session,
    keys.tracks,
  ])
    void client.invalidateQueries({ queryKey })
}

/** What has no public list is somebody's message: one's own conversations have changed. So may have one's owlcasts. */
function rereadOwn(client: QueryClient, kind: Kind): void {
  const { publicFeed, hasRecordings } = kindOf(kind)
  if (!publicFeed) void client.invalidateQueries({ queryKey: keys.messages })
  if (hasRecordings) void client.invalidateQueries({ queryKey: keys.ownOwlcasts })
}

function reread(client: QueryClient, { kind, id }: PostHint): void {
  rereadOwn(client, kind)
  // It gathers what it is told before it reads itself again.
  void client.invalidateQueries({ queryKey: keys.graphs, refetchType: 'none' })
  for (const queryKey of [keys.feed(kind), keys.recent, keys.post(id), keys.replies(id), keys.recordings(id)])
    void client.invalidateQueries({ queryKey })
  // A reply or a recording that changed stands in the list of what it belongs to, with its own count.
  for (const queryKey of [keys.chains, keys.casts, keys.owns, keys.voices])
    void client.invalidateQueries({ queryKey, predicate: ({ state }) => holds(state.data, id) })
  // It may be that somebody paid for it in another window.
  if (kindOf(kind).priced) void client.invalidateQueries({ queryKey: keys.purchases })
}

function holds(list: unknown, id: string): boolean {
  const { pages = [] } = (list ?? {}) as Partial<InfiniteData<Replies>>
  return pages.some(({ items }) => items.some((one) => one.id === id))
}

/** Whether something that was read says anything about whoever has this id. */
function names(data: unknown, id: string): boolean {
  return JSON.stringify(data)?.includes(JSON.stringify(id)) ?? false
}
