/**
 * Realtime (spec §4, D26): sockets signal that something changed, never the change itself. Clients fetch the state
 * through the API.
 */
import type { Kind } from '../kinds'
import { FEED_SHARDS, LIVE_BACKOFF_MAX_MS, LIVE_BACKOFF_MIN_MS } from './live.limits'

/** Events about posts, the user's account, profiles, the music library, notifications, and what the user heard. */
export const EVENT_TYPES = [
  'post.created',
  'post.deleted',
  'post.changed',
  'invitation.changed',
  'account.changed',
  'person.changed',
  'library.changed',
  'notification.changed',
  'heard.changed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The kind of an event without a post. */
export const NO_KIND = ''

/** An event as clients receive it: the id of the changed post, or of the account. */
export type Hint = { seq: number; type: EventType; kind: Kind | typeof NO_KIND; id: string }

/** A row of the events table. Only the database increments `seq`. */
export type LiveEvent = Hint & { channel: string }

/**
 * A message over a socket: the newest hint, the number of hints coalesced into it, and the earlier ones in order
 * unless they are too many.
 */
export type LiveFrame = Hint & { count: number; earlier?: Hint[] }

/** The user and the session of a socket; both null for a visitor's feed socket. */
export type Listener = { uid: string | null; sid: string | null }

/** The channel of public posts; its sockets are distributed over shards. */
export const FEED_CHANNEL = 'feed'
export function getUserChannel(userId: string): string {
  return `user:${userId}`
}
/** The channel of addresses without a member, so that messages to any address write equally many events. */
export const UNCLAIMED_CHANNEL = 'nobody'
/** Returns the name of a Durable Object behind the feed channel. */
export function getFeedShard(shard: number): string {
  return `feed:${shard}`
}
export function listShards(channel: string): string[] {
  if (channel === UNCLAIMED_CHANNEL) return []
  if (channel !== FEED_CHANNEL) return [channel]
  return Array.from({ length: FEED_SHARDS }, (_, shard) => getFeedShard(shard))
}

/** Returns the feed shard of a user, the same on every device, so that one object can count their sockets. */
export function getUserShard(userId: string): number {
  let hash = 0
  for (const char of userId) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return hash % FEED_SHARDS
}

/** Keep-alive messages. The runtime answers them without waking the Durable Object. */
export const PING = 'ping'
export const PONG = 'pong'

/** Close codes, in the range for applications. */
export const CLOSED_SIGNED_OUT = 4001
export const CLOSED_LISTEN_ONLY = 4002

/**
 * Returns the delay before a reconnect in ms: exponential backoff from 1 s to `maxMs` with random jitter of up to
 * half, so that disconnected clients do not return at once. `chance` is in [0, 1).
 */
export function retryDelay(attempt: number, chance: number, maxMs = LIVE_BACKOFF_MAX_MS): number {
  const full = Math.min(maxMs, LIVE_BACKOFF_MIN_MS * 2 ** Math.min(attempt, 10))
  return Math.round(full / 2 + (full / 2) * chance)
}
