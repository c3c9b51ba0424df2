import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Kind } from '../../domain/kinds'
import {
  canShowNewPosts,
  clearNewPosts,
  getNewPosts,
  type NewPostCounts,
  subscribeToNewPosts,
} from '../state/new-posts'

/** How long an announcement stays before counting restarts. */
const ANNOUNCED_MS = 5000

/** New posts in a list on screen. `onTop` runs when the reader returns to its top while posts wait. */
export function useNewPosts(kind: Kind, onTop: () => void): NewPostCounts {
  const read = useCallback(() => getNewPosts(kind), [kind])
  const newPosts = useSyncExternalStore(subscribeToNewPosts, read, read)
  const hasWaiting = newPosts.waiting > 0
  const { shown } = newPosts
  useEffect(() => () => clearNewPosts(kind), [kind])
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => clearNewPosts(kind), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [kind, shown])
  useEffect(() => {
    if (!hasWaiting) return
    const scope = new AbortController()
    const check = () => canShowNewPosts() && onTop()
    addEventListener('scroll', check, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [hasWaiting, onTop])
  return newPosts
}
