/** Where a page of posts ends: time and id of its last one. Pages go on from there, whatever came or went meanwhile. */
import type { Post } from '../../domain/posts.schema'
import type { Place } from './posts.repo'

export const CURSOR = /^\d{1,15}\.[a-z0-9_]{1,64}$/

/** The cursor after these posts; null where there are none. */
export function cursorAfter(posts: readonly Pick<Post, 'createdAt' | 'id'>[]): string | null {
  const last = posts.at(-1)
  return last ? `${last.createdAt}.${last.id}` : null
}

/** The place a cursor names. */
export function placeOf(cursor: string): Place {
  const dot = cursor.indexOf('.')
  return { createdAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}
