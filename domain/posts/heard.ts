/** When a post counts as heard, and which posts are unheard. */

import { DAY_MS } from '../time/units'
import { HEARD_KEPT_DAYS } from './posts.limits'

/** The share of a recording after which it counts as heard. */
const HEARD_SHARE = 0.8

/** Returns whether a recording counts as heard at a position; both in seconds. An unknown length never does. */
export function hasHeardEnough(elapsed: number, length: number): boolean {
  return length > 0 && elapsed >= length * HEARD_SHARE
}

type HeardState = {
  /** Ids of the posts that the listener heard. */
  heard: ReadonlySet<string>
  /** The signed-in listener; null for a visitor. */
  meId: string | null
  /** In ms. */
  now: number
}

/** Returns whether a post is unheard: by another user, with sound, not heard yet, and within the retention of heard posts. */
export function isUnheard(
  { id, author, audioUrl, createdAt }: Listenable,
  { heard, meId, now }: HeardState,
): boolean {
  return (
    audioUrl !== null && author.id !== meId && !heard.has(id) && createdAt > now - HEARD_KEPT_DAYS * DAY_MS
  )
}

/** The fields of a post that decide it. */
export type Listenable = { id: string; author: { id: string }; audioUrl: string | null; createdAt: number }
