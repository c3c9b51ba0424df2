/** Applies a live hint: invalidates the affected queries, so that they refetch data at least as new as the hint. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { getKind, type Kind } from '../../domain/kinds'
import { type EventType, type Hint, NO_KIND } from '../../domain/live/live'
import type { Replies } from '../../domain/posts/posts.schema'
import { keys } from '../api/keys'
import { recordSeq } from '../api/seq'
import { player } from '../audio/playback/player'
import { onNewPost } from '../state/new-posts'
import { stopIfDeleted } from './stop-if-deleted'

type PostHint = Hint & { kind: Kind }

const APPLY: Record<
  Exclude<EventType, 'account.changed' | 'person.changed' | 'library.changed' | 'notification.changed'>,
  (client: QueryClient, hint: PostHint) => void
> = {
  'post.created': (client, { kind, id }) => {
    // A list that is being read further down is only marked as stale.
    const refetchType = onNewPost(kind, id) ? 'active' : 'none'
    void client.invalidateQueries({ queryKey: keys.feed(kind), refetchType })
    void client.invalidateQueries({ queryKey: keys.recent })
    // It may be the viewer's own post from another window, or by the member on screen: refetched when shown again.
    for (const queryKey of [keys.ownLists, keys.memberPostLists, keys.graphs])
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
    refreshOwn(client, kind)
  },
  'post.deleted': (client, hint) => {
    refreshPost(client, hint)
    void stopIfDeleted(hint.id)
    // Loaded later than the first view.
    void import('../state/device-words')
      .then(({ deleteDeviceWords }) => deleteDeviceWords(hint.id))
      .catch(() => undefined)
  },
  'post.changed': refreshPost,
  // Another device heard it; messages count as heard here too.
  'heard.changed': (client, { kind }) => {
    void client.invalidateQueries({ queryKey: keys.heard })
    if (getKind(kind).publicFeed) return
    for (const queryKey of [keys.conversations, keys.unread]) void client.invalidateQueries({ queryKey })
  },
  'invitation.changed': (client) => void client.invalidateQueries({ queryKey: keys.invitations }),
}

/** Applies one hint to the query cache. */
export function apply(client: QueryClient, hint: Hint): void {
  recordSeq(hint.seq)
  const { type, id } = hint
  if (type === 'account.changed') invalidateAccount(client)
  else if (type === 'notification.changed')
    // Messages played elsewhere are no longer unread here; a moderator may have been notified of a report.
    for (const queryKey of [keys.notifications, keys.conversations, keys.unread, keys.queues])
      void client.invalidateQueries({ queryKey })
  else if (type === 'library.changed') void client.invalidateQueries({ queryKey: keys.tracks })
  // Wherever that member is shown, and the viewer's own session.
  else if (type === 'person.changed')
    void client.invalidateQueries({ predicate: ({ state }) => hasId(state.data, id) })
  else if (isAboutPost(hint)) APPLY[type](client, hint)
}

/**
 * A confirmed email address or phone number brings the messages sent there, and access to posts may have changed.
 */
function invalidateAccount(client: QueryClient): void {
  const concerned = [keys.session, keys.posts, keys.members, keys.invitations, keys.notifications]
  for (const queryKey of concerned) void client.invalidateQueries({ queryKey })
  const { now } = player.getSnapshot()
  if (now) void stopIfDeleted(now.id)
}

function isAboutPost(hint: Hint): hint is PostHint {
  return hint.kind !== NO_KIND
}

/** Invalidates posts and invitations, and the session. */
export function invalidateAll(client: QueryClient, seq: number): void {
  recordSeq(seq)
  for (const queryKey of [
    keys.posts,
    keys.invitations,
    keys.notifications,
    keys.purchases,
    keys.heard,
    keys.session,
    keys.tracks,
  ])
    void client.invalidateQueries({ queryKey })
}

/**
 * Kinds without a public list are messages, so the viewer's conversations may have changed, as may their owlcasts.
 */
function refreshOwn(client: QueryClient, kind: Kind): void {
  const { publicFeed, hasRecordings } = getKind(kind)
  if (!publicFeed) void client.invalidateQueries({ queryKey: keys.messages })
  if (hasRecordings) void client.invalidateQueries({ queryKey: keys.ownOwlcasts })
}

function refreshPost(client: QueryClient, { kind, id }: PostHint): void {
  refreshOwn(client, kind)
  // The graph collects hints before it refetches.
  void client.invalidateQueries({ queryKey: keys.graphs, refetchType: 'none' })
  for (const queryKey of [keys.feed(kind), keys.recent, keys.post(id), keys.replies(id), keys.recordings(id)])
    void client.invalidateQueries({ queryKey })
  // A changed reply or recording is also listed under its parent, with its own count.
  for (const queryKey of [keys.replyLists, keys.recordingLists, keys.ownLists, keys.memberPostLists])
    void client.invalidateQueries({ queryKey, predicate: ({ state }) => hasItem(state.data, id) })
  // It may have been paid for in another window.
  if (getKind(kind).priced) void client.invalidateQueries({ queryKey: keys.purchases })
}

function hasItem(list: unknown, id: string): boolean {
  const { pages = [] } = (list ?? {}) as Partial<InfiniteData<Replies>>
  return pages.some(({ items }) => items.some((one) => one.id === id))
}

/** Whether a query result contains this id. */
function hasId(data: unknown, id: string): boolean {
  return JSON.stringify(data)?.includes(JSON.stringify(id)) ?? false
}
