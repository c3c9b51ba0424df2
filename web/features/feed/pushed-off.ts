import type { Post } from '../../../domain/posts.schema'

/**
 * Whether a post that stood in a list, newest first, stands further down than the list goes by now. What is gone would
 * still have its place among the others.
 */
export function isPushedOff(post: Post, listed: readonly Post[]): boolean {
  const last = listed.at(-1)
  return last !== undefined && post.createdAt < last.createdAt
}
