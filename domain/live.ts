/** Realtime (spec §4, D26): sockets say that something changed, never what. The truth is read again through the API. */
import type { Kind } from './kinds'

export const EVENT_TYPES = ['post.created', 'post.deleted', 'post.changed'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** One line of the events table. `seq` grows by one mechanism only: the database. */
export type LiveEvent = { seq: number; channel: string; type: EventType; kind: Kind; id: string }

/** What travels over a socket: the newest event and how many were coalesced into this hint. */
export type Hint = { seq: number; type: EventType; kind: Kind; id: string }

/** The channel of public posts; its sockets are spread over shards. */
export const FEED_CHANNEL = 'feed'
/** The channel of one person. */
export function userChannel(userId: string): string {
  return `user:${userId}`
}
/** The Durable Object names behind a channel. */
export function feedShard(shard: number): string {
  return `feed:${shard}`
}
