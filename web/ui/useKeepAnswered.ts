import { useState } from 'react'
import { useAnsweredIds } from '../state/reply-panel'
import { isSameList, mergeHeldItems } from './held-items'

/** A post as a list shows it: one that is gone stays while the viewer records a reply to it. */
export type Listed<P> = P & { isGone?: true }

/**
 * The posts of a list, and those that it lacks by now although the viewer records a reply to them, or to one inside of
 * them: deleted or expired, they stay in their place, marked as gone, until the recording is published or discarded.
 * Nothing stays when another `list` is chosen.
 */
export function useKeepAnswered<P extends { id: string }>(
  posts: readonly P[],
  list: string,
): readonly Listed<P>[] {
  const answered = useAnsweredIds()
  const [last, setLast] = useState<{ list: string; shown: readonly Listed<P>[] }>({ list, shown: posts })
  const listed = new Set(posts.map(getId))
  const merged: readonly Listed<P>[] =
    last.list === list
      ? mergeHeldItems<Listed<P>>(last.shown, posts, {
          getId,
          isKept: ({ id }) => answered.has(id),
          keepsOrder: false,
          isStill: false,
        }).map((post) => (listed.has(post.id) || post.isGone ? post : { ...post, isGone: true }))
      : posts
  // Callers need not memoize their list: the same items are the same list.
  const shown = isSameList(merged, last.shown) ? last.shown : merged
  if (shown !== last.shown || list !== last.list) setLast({ list, shown })
  return shown
}

const getId = ({ id }: { id: string }) => id
