/** A user's conversations and requests: lists, one thread, unread counts. */
import { isStandIn } from '../../domain/erasure'
import { fail } from '../../domain/errors'
import { CONVERSATIONS_PER_PAGE, MESSAGES_COUNTED_MAX, MESSAGES_PER_PAGE } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { type ConversationState, peerOfKey } from '../../domain/messages'
import type { Conversations, Messages, Thread, Waiting } from '../../domain/messages.schema'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { cursorAfter, placeOf } from '../posts/cursor'
import { countUnread, glanceAt, listBetween, listMessages, type Reader } from '../posts/messages.repo'
import { listChanged, markHeard } from '../posts/notifications.repo'
import { postOf } from '../posts/post-row'
import { isBlockBetween } from '../safety/safety.repo'
import {
  countRequests,
  findConversation,
  findPeople,
  listConversations,
  markSeen,
  unreadConversations,
} from './conversations.repo'
import { conversationCursor, placeOfConversation } from './cursor'
import { shownPeer } from './peers.service'

type Given = Pick<Tools, 'db' | 'clock'>

type Page = { state: ConversationState; cursor?: string | undefined }

/** One page of conversations or requests. Those without remaining messages are skipped. */
export async function conversationsOf(
  { db, clock }: Given,
  me: Reader,
  { state, cursor }: Page,
): Promise<Conversations> {
  const now = clock.now()
  const after = cursor === undefined ? undefined : placeOfConversation(cursor)
  const rows = await listConversations(db, me.id, state, after)
  const known = rows.flatMap((row) => {
    const peer = peerOfKey(row.peer)
    return peer ? [{ peer, seenAt: row.seenAt }] : []
  })
  const ids = known.flatMap(({ peer }) => (peer.by === 'user' ? peer.value : []))
  const [people, ...glances] = await db.batch([
    findPeople(db, ids),
    ...known.map(({ peer, seenAt }) => glanceAt(db, me, now, peer, seenAt)),
  ])
  const items = known.flatMap(({ peer }, at) => {
    const [glance] = glances[at] ?? []
    if (!glance) return []
    const { last, messages, unread } = glance
    return [{ peer: shownPeer(peer, people), last: postOf(last), messages, unread }]
  })
  return { items, cursor: rows.length === CONVERSATIONS_PER_PAGE ? conversationCursor(rows) : null, now }
}

/** One page of a conversation or request, newest page first. Empty if it has not begun. */
export async function threadWith(
  { db, clock }: Given,
  me: Reader,
  key: string,
  cursor?: string,
): Promise<Thread> {
  const now = clock.now()
  const peer = peerOfKey(key)
  if (!peer || (peer.by === 'user' && (await isBlockBetween(db, me.id, peer.value))))
    throw fail('conversation.not_found')
  const [people, [row], newestFirst] = await db.batch([
    findPeople(db, peer.by === 'user' ? [peer.value] : []),
    findConversation(db, me.id, key),
    listBetween(db, me, now, peer, cursor === undefined ? undefined : placeOf(cursor)),
  ])
  const posts = newestFirst.map(postOf)
  if (peer.by === 'user' && people.length === 0 && !isStandIn(peer.value))
    throw fail('conversation.not_found')
  return {
    peer: shownPeer(peer, people),
    state: row?.state ?? 'open',
    items: posts.toReversed(),
    cursor: posts.length === MESSAGES_PER_PAGE ? cursorAfter(posts) : null,
    now,
  }
}

/** One page of all messages the user sent or received (S7.2-07). */
export async function messagesOf({ db, clock }: Given, me: Reader, cursor?: string): Promise<Messages> {
  const now = clock.now()
  const rows = await listMessages(db, me, now, cursor === undefined ? undefined : placeOf(cursor))
  const items = rows.map(postOf)
  return { items, cursor: items.length === MESSAGES_PER_PAGE ? cursorAfter(items) : null, now }
}

/** Number of unread messages and of requests, each up to `MESSAGES_COUNTED_MAX`. */
export async function waitingFor({ db, clock }: Given, me: Reader): Promise<Waiting> {
  const now = clock.now()
  const counting = (await unreadConversations(db, me.id)).flatMap(({ peer: key, seenAt }) => {
    const peer = peerOfKey(key)
    return peer?.by === 'user' ? [countUnread(db, me, now, peer, seenAt)] : []
  })
  const [[counted], ...counts] = await db.batch([countRequests(db, me.id), ...counting])
  const unread = counts.reduce((total, [row]) => total + (row?.unread ?? 0), 0)
  return { unread: Math.min(unread, MESSAGES_COUNTED_MAX), requests: counted?.requests ?? 0 }
}

/**
 * Marks a conversation seen up to `at` (ms, at most now) and its notifications read. Returns the events for the user's
 * other devices.
 */
export async function seeConversation(
  { db, clock }: Given,
  me: Reader,
  key: string,
  at: number,
): Promise<LiveEvent[]> {
  const [row] = await findConversation(db, me.id, key)
  if (!row) throw fail('conversation.not_found')
  const now = clock.now()
  const upTo = Math.min(at, now)
  const peer = peerOfKey(key)
  const seen = markSeen(db, me.id, key, upTo)
  if (peer?.by !== 'user') {
    await seen
    return []
  }
  const [, , events] = await db.batch([
    seen,
    markHeard(db, me.id, peer.value, { upTo, now }),
    recordEvents(db, listChanged(me.id), now),
  ])
  return events
}
