/** The programme of Dusk Radio, and its order. */

import { isExpired, isFading } from '../posts/expiry'
import { isUnheard } from '../posts/heard'
import type { Post } from '../posts/posts.schema'

const SUNSET_HOUR = 18

export type RadioPost = Pick<
  Post,
  'id' | 'author' | 'audioUrl' | 'seconds' | 'createdAt' | 'expiresAt' | 'price'
>

export type RadioSources<T> = {
  /** Messages from and to the listener. */
  messages: readonly T[]
  /** Posts by people whom the listener follows. */
  followed: readonly T[]
  /** Public posts. */
  everyone: readonly T[]
}

export type RadioListener = {
  meId: string
  heard: ReadonlySet<string>
  /** By a sender's id, the time in ms up to which their messages are not unheard. */
  seenAt: ReadonlyMap<string, number>
  /** In ms. */
  now: number
}

type RadioProgramme<T> = {
  /** Unheard messages, oldest first. */
  messages: T[]
  /** Unheard posts by people whom the listener follows, newest first. */
  followed: T[]
  /** Other unheard posts that are about to fade, soonest first. */
  fading: T[]
}

/** Plans what is new: no post twice, none by the listener, none that was heard, expired or has to be paid for. */
export function createProgramme<T extends RadioPost>(
  { messages, followed, everyone }: RadioSources<T>,
  { meId, heard, seenAt, now }: RadioListener,
): RadioProgramme<T> {
  const planned = new Set<string>()
  const take = (posts: readonly T[]) =>
    posts.filter((post) => {
      const isNew = isUnheard(post, { heard, meId, now }) && isOpen(post, now) && !planned.has(post.id)
      if (isNew) planned.add(post.id)
      return isNew
    })
  return {
    messages: take(
      messages
        .filter(({ author, createdAt }) => createdAt > (seenAt.get(author.id) ?? 0))
        .toSorted((a, b) => a.createdAt - b.createdAt),
    ),
    followed: take(sortNewestFirst(followed)),
    fading: take(
      everyone
        .filter(({ expiresAt }) => isFading(expiresAt, now))
        .toSorted((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0)),
    ),
  }
}

/** The newest posts by others since a time in ms, heard or not, newest first. */
export function listRecentSounds<T extends RadioPost>(
  posts: readonly T[],
  { meId, now, since }: { meId: string; now: number; since: number },
): T[] {
  const byId = new Map(posts.map((post) => [post.id, post]))
  const recent = [...byId.values()].filter(
    (post) =>
      post.author.id !== meId && post.audioUrl !== null && post.createdAt > since && isOpen(post, now),
  )
  return sortNewestFirst(recent)
}

/** The minutes that posts take, rounded up. */
export function sumMinutes(posts: readonly Pick<RadioPost, 'seconds'>[]): number {
  return Math.ceil(posts.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
}

/** How many posts expire by today's sunset, for which six in the evening on this device stands. */
export function countLeavingBySunset(posts: readonly Pick<RadioPost, 'expiresAt'>[], now: number): number {
  const sunset = new Date(now).setHours(SUNSET_HOUR, 0, 0, 0)
  return posts.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now && expiresAt <= sunset).length
}

function isOpen({ price, expiresAt }: RadioPost, now: number): boolean {
  return price?.locked !== true && !isExpired(expiresAt, now)
}

function sortNewestFirst<T extends RadioPost>(posts: readonly T[]): T[] {
  return posts.toSorted((a, b) => b.createdAt - a.createdAt)
}
