import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { HIGHLIGHT_MS } from '../../../../domain/limits'
import type { Post } from '../../../../domain/posts/posts.schema'
import { useHighlight } from '../../../parts/posts/useHighlight'
import { listNewIds } from './new-ids'

const NONE: ReadonlySet<string> = new Set()

/** The ids of the posts highlighted for two seconds: new ones on top, and the linked one. */
export function useHighlightedPosts(posts: readonly Post[], wanted: string | null): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE)
  const seen = useRef<ReadonlySet<string>>(NONE)
  const linked = useHighlight(
    wanted,
    posts.some(({ id }) => id === wanted),
  )
  useLayoutEffect(() => {
    const ids = posts.map((post) => post.id)
    const arrived = listNewIds(seen.current, ids)
    seen.current = new Set(ids)
    if (arrived.length > 0) setFresh(new Set(arrived))
  }, [posts])
  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(NONE), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [fresh])
  return useMemo(() => (linked === null ? fresh : new Set([...fresh, linked])), [fresh, linked])
}
