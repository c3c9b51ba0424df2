/** Realtime (spec §4, D26): sockets say that something changed, never what. The truth is read again through the API. */
import type { Kind } from './kinds'
import { FEED_SHARDS, LIVE_BACKOFF_MAX_MS, LIVE_BACKOFF_MIN_MS } from './limits'

/**
 * What happens to posts, to a person's own account, to how a person is shown to others, to the music library, and to what
 * a person is told.
 */
export const EVENT_TYPES = [
  'post.created',
  'post.deleted',
  'post.changed',
  'invitation.changed',
  'account.changed',
  'person.changed',
  'library.changed',
  'notification.changed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The kind of an event that is about no post. */
export const NO_KIND = ''

/** That something happened, as a listener learns it: to the post of this kind with this id, or to the person's account. */
export type Hint = { seq: number; type: EventType; kind: Kind | typeof NO_KIND; id: string }

/** One line of the events table. `seq` grows by one mechanism only: the database. */
export type LiveEvent = Hint & { channel: string }

/**
 * What travels over a socket: the newest hint, how many were coalesced into it, and the earlier ones of them in order; not
 * those, where they are too many.
 */
export type Frame = Hint & { count: number; earlier?: Hint[] }

/** Who holds a socket. Feed sockets of visitors have neither. */
export type Listener = { uid: string | null; sid: string | null }

/** The channel of public posts; its sockets are spread over shards. */
export const FEED_CHANNEL = 'feed'
/** The channel of one person. */
export function userChannel(userId: string): string {
  return `user:${userId}`
}
/** Hears what is meant for an address that no member proved: all things to an address leave equally many events. */
export const NOBODYS_CHANNEL = 'nobody'
/** The Durable Object names behind a channel. */
export function feedShard(shard: number): string {
  return `feed:${shard}`
}
export function shardsOf(channel: string): string[] {
  if (channel === NOBODYS_CHANNEL) return []
  if (channel !== FEED_CHANNEL) return [channel]
  return Array.from({ length: FEED_SHARDS }, (_, shard) => feedShard(shard))
}

/** The one feed shard that a person meets on every device, so that it can count their sockets. */
export function shardOf(userId: string): number {
  let hash = 0
  for (const char of userId) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return hash % FEED_SHARDS
}

/** The question that keeps a socket open, and its answer. The runtime answers without waking the channel. */
export const PING = 'ping'
export const PONG = 'pong'

/** Why a channel closed a socket; in the range that applications may use. */
export const CLOSED_SIGNED_OUT = 4001
export const CLOSED_LISTEN_ONLY = 4002

/**
 * How long to wait before trying again, in ms: doubling from 1 s to `maxMs`, and at random between half and all of it, so
 * that a thousand listeners cut off together do not return together. `chance` is in [0, 1).
 */
export function retryDelay(attempt: number, chance: number, maxMs = LIVE_BACKOFF_MAX_MS): number {
  const full = Math.min(maxMs, LIVE_BACKOFF_MIN_MS * 2 ** Math.min(attempt, 10))
  return Math.round(full / 2 + (full / 2) * chance)
}
