/** A user's conversations and requests: lists, one thread, unread counts. */

import { isDeletedUserId } from '../../domain/account/account-deletion'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { type ConversationState, parsePeerKey } from '../../domain/messages/messages'
import {
  CONVERSATIONS_PER_PAGE,
  MESSAGES_COUNTED_MAX,
  MESSAGES_PER_PAGE,
} from '../../domain/messages/messages.limits'
import type {
  Conversations,
  MessageCounts,
  Messages,
  ThreadPage,
} from '../../domain/messages/messages.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { getNextCursor, parseCursor } from '../http/cursor'
import { markMessagesRead, selectListChangedTargets } from '../notifications/notifications.repo'
import { listRefusedAddresses } from '../outbox/address-reports.service'
import { toShownPeer } from '../people/peers.service'
import { findPeople } from '../people/people.repo'
import type { Reader } from '../posts/access/visible-posts'
import { listHeardByPeer } from '../posts/heard/heard-sharing.repo'
import { loadReplyMoments } from '../posts/moments/moments.service'
import { toPublicPostDto } from '../posts/post-dto'
import { withReplyCounts } from '../posts/replies/reply-state.service'
import { hasBlockBetween } from '../safety/safety.repo'
import {
  countRequests,
  findConversation,
  listConversations,
  listUnreadConversations,
  markConversationSeen,
} from './conversations.repo'
import { getConversationCursor, parseConversationCursor } from './cursor'
import {
  countUnreadMessages,
  listMessages,
  listMessagesBetween,
  selectConversationSummary,
} from './messages.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

type Page = { state: ConversationState; cursor?: string | undefined }

/** Returns a page of conversations or requests. Those without remaining messages are skipped. */
export async function getConversations(
  { db, clock }: Deps,
  reader: Reader,
  { state, cursor }: Page,
): Promise<Conversations> {
  const now = clock.now()
  const after = cursor === undefined ? undefined : parseConversationCursor(cursor)
  const rows = await listConversations(db, reader.id, state, after)
  const knownPeers = rows.flatMap((row) => {
    const peer = parsePeerKey(row.peer)
    return peer ? [{ peer, seenAt: row.seenAt }] : []
  })
  const ids = knownPeers.flatMap(({ peer }) => (peer.by === 'user' ? peer.value : []))
  const { people, summaries } = await batch(db, {
    people: findPeople(db, ids),
    summaries: knownPeers.map(({ peer, seenAt }) => selectConversationSummary(db, reader, now, peer, seenAt)),
  })
  const lasts = await withReplyCounts(
    { db, clock },
    reader,
    summaries.flatMap(([summary]) => summary?.last ?? []),
  )
  const items = knownPeers.flatMap(({ peer, seenAt }, at) => {
    const [summary] = summaries[at] ?? []
    const last = lasts.find(({ id }) => id === summary?.last.id)
    if (!summary || !last) return []
    const { messages, unread } = summary
    return [{ peer: toShownPeer(peer, people), last: toPublicPostDto(last), messages, unread, seenAt }]
  })
  return { items, cursor: rows.length === CONVERSATIONS_PER_PAGE ? getConversationCursor(rows) : null, now }
}

/** Returns a page of a conversation or request, newest page first. Empty if it has not begun. */
export async function getThread(
  { db, clock, env }: Pick<AppDeps, 'db' | 'clock' | 'env'>,
  reader: Reader,
  key: string,
  cursor?: string,
): Promise<ThreadPage> {
  const now = clock.now()
  const peer = parsePeerKey(key)
  if (!peer || (peer.by === 'user' && (await hasBlockBetween(db, reader.id, peer.value))))
    throw appError('conversation.not_found')
  const before = cursor === undefined ? undefined : parseCursor(cursor)
  const {
    people,
    conversation: [row],
    heard: [heard = []],
    newestFirst,
  } = await batch(db, {
    people: findPeople(db, peer.by === 'user' ? [peer.value] : []),
    conversation: findConversation(db, reader.id, key),
    heard: peer.by === 'user' ? [listHeardByPeer(db, reader.id, peer.value, now, before)] : [],
    newestFirst: listMessagesBetween(db, reader, now, peer, before),
  })
  if (peer.by === 'user' && people.length === 0 && !isDeletedUserId(peer.value))
    throw appError('conversation.not_found')
  const [moments, counted, refused] = await Promise.all([
    loadReplyMoments({ db, clock }, reader, newestFirst),
    withReplyCounts({ db, clock }, reader, newestFirst),
    listRefusedAddresses({ db, env }, peer.by === 'email' ? [peer.value] : []),
  ])
  const posts = counted.map(toPublicPostDto)
  return {
    peer: toShownPeer(peer, people),
    ...(moments.size > 0 ? { moments: Object.fromEntries(moments) } : {}),
    ...(refused.size > 0 ? { isEmailRefused: true } : {}),
    state: row?.state ?? 'open',
    seenAt: row?.seenAt ?? 0,
    items: posts.toReversed(),
    heardByPeer: Object.fromEntries(heard.map(({ id, heardAt }) => [id, heardAt])),
    cursor: posts.length === MESSAGES_PER_PAGE ? getNextCursor(posts) : null,
    now,
  }
}

/** Returns a page of all messages the user sent or received (S7.2-07). */
export async function getMessages({ db, clock }: Deps, reader: Reader, cursor?: string): Promise<Messages> {
  const now = clock.now()
  const rows = await listMessages(db, reader, now, cursor === undefined ? undefined : parseCursor(cursor))
  const items = (await withReplyCounts({ db, clock }, reader, rows)).map(toPublicPostDto)
  return { items, cursor: items.length === MESSAGES_PER_PAGE ? getNextCursor(items) : null, now }
}

/** Number of unread messages and of requests, each up to `MESSAGES_COUNTED_MAX`. */
export async function countWaiting({ db, clock }: Deps, reader: Reader): Promise<MessageCounts> {
  const now = clock.now()
  const unreadQueries = (await listUnreadConversations(db, reader.id)).flatMap(({ peer: key, seenAt }) => {
    const peer = parsePeerKey(key)
    return peer?.by === 'user' ? [countUnreadMessages(db, reader, now, peer, seenAt)] : []
  })
  const {
    requests: [counted],
    counts,
  } = await batch(db, { requests: countRequests(db, reader, now), counts: unreadQueries })
  const unread = counts.reduce((total, [row]) => total + (row?.unread ?? 0), 0)
  return { unread: Math.min(unread, MESSAGES_COUNTED_MAX), requests: counted?.requests ?? 0 }
}

/**
 * Marks a conversation seen up to `at` (ms, at most now) and its notifications read. Returns the events for the user's
 * other devices.
 */
export async function markThreadSeen(
  { db, clock }: Deps,
  reader: Reader,
  key: string,
  at: number,
): Promise<LiveEvent[]> {
  const [row] = await findConversation(db, reader.id, key)
  if (!row) throw appError('conversation.not_found')
  const now = clock.now()
  const upTo = Math.min(at, now)
  const peer = parsePeerKey(key)
  const seen = markConversationSeen(db, reader.id, key, upTo)
  if (peer?.by !== 'user') {
    await seen
    return []
  }
  const { events } = await batch(db, {
    seen,
    read: markMessagesRead(db, reader.id, peer.value, { upTo, now }),
    events: recordEvents(db, selectListChangedTargets(reader.id), now),
  })
  return events
}
