/**
 * New posts while a list is on screen. At the top of the page they are shown at once; further down, and while a menu or
 * a reply recorder is open, they wait behind a button, so that nothing moves while reading or speaking.
 */
import type { Kind } from '../../domain/kinds'

export type NewPostCounts = { shown: number; waiting: number }
type Arrival = { id: string; isWaiting: boolean }

const NO_NEW_POSTS: NewPostCounts = { shown: 0, waiting: 0 }
const NEAR_TOP_PX = 160
/** A menu or dialog, whose anchor must not move, or a reply recorder, which would pause out of sight. */
const OPEN_IN_LIST = '[popover="auto"]:popover-open, dialog[open], .reply-panel'

const arrivals = new Map<Kind, readonly Arrival[]>()
const counts = new Map<Kind, NewPostCounts>()
const ownIds = new Set<string>()
const listeners = new Set<() => void>()

function set(kind: Kind, next: readonly Arrival[]) {
  arrivals.set(kind, next)
  const waiting = next.filter(({ isWaiting }) => isWaiting).length
  counts.set(kind, next.length > 0 ? { shown: next.length - waiting, waiting } : NO_NEW_POSTS)
  for (const listener of listeners) listener()
}

export function getNewPosts(kind: Kind): NewPostCounts {
  return counts.get(kind) ?? NO_NEW_POSTS
}

export function subscribeToNewPosts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Counts a new post unless it is the viewer's own; false if it has to wait. */
export function onNewPost(kind: Kind, id: string): boolean {
  if (listeners.size === 0 || ownIds.has(id)) return true
  const waits = !canShowNewPosts()
  const before = (arrivals.get(kind) ?? []).filter((one) => one.isWaiting === waits && one.id !== id)
  set(kind, [...before, { id, isWaiting: waits }])
  return !waits
}

/** Marks a post as the viewer's own: it is not counted, whether its hint came before or comes later. */
export function markOwnPost(kind: Kind, id: string): void {
  ownIds.add(id)
  const rest = (arrivals.get(kind) ?? []).filter((one) => one.id !== id)
  if (rest.length !== arrivals.get(kind)?.length) set(kind, rest)
}

/** Resets the count: the posts are shown now, or the list was left. */
export function clearNewPosts(kind: Kind): void {
  if (getNewPosts(kind) !== NO_NEW_POSTS) set(kind, [])
}

/** Whether new posts may move the list: the reader is at its top, and nothing is open in it. */
export function canShowNewPosts(): boolean {
  return scrollY < NEAR_TOP_PX && document.querySelector(OPEN_IN_LIST) === null
}
