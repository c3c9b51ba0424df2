/** Selects the posts of the home shelf. */
import { isExpired, isFading } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'

const SHELF_MAX = 8

export type ShelfPosts = { isFading: boolean; posts: Post[] }

/** The posts that are about to fade, soonest first; while there are none, all that expire, newest first. */
export function listShelfPosts(posts: readonly Post[], now: number): ShelfPosts {
  const living = posts.flatMap((post) =>
    post.expiresAt === null || isExpired(post.expiresAt, now) ? [] : [{ post, ends: post.expiresAt }],
  )
  const fading = living.filter(({ ends }) => isFading(ends, now)).sort((a, b) => a.ends - b.ends)
  const shown = fading.length > 0 ? fading : living.sort((a, b) => b.post.createdAt - a.post.createdAt)
  return { isFading: fading.length > 0, posts: shown.slice(0, SHELF_MAX).map(({ post }) => post) }
}

/** When the selection changes next: a post on it expires, or another one is about to fade. Null without posts. */
export function getNextShelfChange(posts: readonly Post[], now: number, fadingMs: number): number | null {
  const moments = posts.flatMap(({ expiresAt }) =>
    expiresAt === null ? [] : [expiresAt, expiresAt - fadingMs].filter((at) => at > now),
  )
  return moments.length > 0 ? Math.min(...moments) : null
}
