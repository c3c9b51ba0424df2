import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../../domain/posts.schema'

const SAID_MS = 5000

/** The number of recordings that arrived live, shown for five seconds. Further pages do not count. */
export function useArrivals(recordings: readonly Post[], hasMore: boolean): number {
  const [count, setCount] = useState(0)
  const before = useRef<{ size: number; hasMore: boolean } | null>(null)
  const { length: size } = recordings
  useEffect(() => {
    const was = before.current
    if (size > 0 || was) before.current = { size, hasMore }
    if (!was || was.hasMore || size <= was.size) return
    setCount(size - was.size)
    const timer = setTimeout(() => setCount(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [size, hasMore])
  return count
}
