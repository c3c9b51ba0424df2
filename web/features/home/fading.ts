/** Which voices the home shelf shows: those that fade first. */
import type { Post } from '../../../domain/posts.schema'

const ON_SHELF = 8

/** The posts still alive at `now` that leave soonest, the nearest first. What lasts is not on the shelf. */
export function fadingFirst(posts: readonly Post[], now: number, count = ON_SHELF): Post[] {
  return posts
    .flatMap((post) =>
      post.expiresAt !== null && post.expiresAt > now ? [{ post, ends: post.expiresAt }] : [],
    )
    .sort((a, b) => a.ends - b.ends)
    .slice(0, count)
    .map(({ post }) => post)
}
