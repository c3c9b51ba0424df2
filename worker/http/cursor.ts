/** Cursor of a page of posts: time and id of its last post. Stable while posts are added or deleted. */
import type { Post } from '../../domain/posts/posts.schema'

/** Position after which a page continues. */
export type CursorPosition = { createdAt: number; id: string }

export const CURSOR = /^\d{1,15}\.[a-z0-9_]{1,64}$/

/** The cursor for the page after these posts; null for an empty page. */
export function getNextCursor(posts: readonly Pick<Post, 'createdAt' | 'id'>[]): string | null {
  const last = posts.at(-1)
  return last ? `${last.createdAt}.${last.id}` : null
}

/** Reads the position out of a cursor. */
export function parseCursor(cursor: string): CursorPosition {
  const dot = cursor.indexOf('.')
  return { createdAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}
