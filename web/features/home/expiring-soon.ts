/** Selects the posts of the home shelf: those that expire first. */
import type { Post } from '../../../domain/posts/posts.schema'

const SHELF_MAX = 8

/** The posts that expire soonest after `now`, soonest first. Permanent posts are omitted. */
export function listExpiringSoon(posts: readonly Post[], now: number, count = SHELF_MAX): Post[] {
  return posts
    .flatMap((post) =>
      post.expiresAt !== null && post.expiresAt > now ? [{ post, ends: post.expiresAt }] : [],
    )
    .sort((a, b) => a.ends - b.ends)
    .slice(0, count)
    .map(({ post }) => post)
}
