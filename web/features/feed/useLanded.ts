import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { HIGHLIGHT_MS } from '../../../domain/limits'
import type { Post } from '../../../domain/posts.schema'
import { arrivedOnTop } from './arrivals'

const NONE: ReadonlySet<string> = new Set()

/**
 * The posts that carry the landing mark, for two seconds: those that arrived while someone looks, and the one a link led
 * to, which is also brought into sight and into focus, once.
 */
export function useLanded(posts: readonly Post[], wanted: string | null): ReadonlySet<string> {
  const [landed, setLanded] = useState(NONE)
  const seen = useRef<ReadonlySet<string>>(NONE)
  const reached = useRef<string | null>(null)
  useLayoutEffect(() => {
    const ids = posts.map((post) => post.id)
    const fresh = new Set(arrivedOnTop(seen.current, ids))
    seen.current = new Set(ids)
    if (wanted !== null && reached.current !== wanted && ids.includes(wanted)) {
      reached.current = wanted
      fresh.add(wanted)
      const card = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(wanted)}"]`)
      card?.scrollIntoView({ block: 'center' })
      card?.focus({ preventScroll: true })
    }
    if (fresh.size > 0) setLanded(fresh)
  }, [posts, wanted])
  useEffect(() => {
    if (landed.size === 0) return
    const timer = setTimeout(() => setLanded(NONE), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [landed])
  return landed
}
