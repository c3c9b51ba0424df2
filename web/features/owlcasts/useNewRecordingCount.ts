import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'

const SHOWN_MS = 5000

/** The number of recordings that arrived live, shown for five seconds. Further pages do not count. */
export function useNewRecordingCount(recordings: readonly Post[], hasMore: boolean): number {
  const [count, setCount] = useState(0)
  const previousRef = useRef<{ size: number; hasMore: boolean } | null>(null)
  const { length: size } = recordings
  useEffect(() => {
    const previous = previousRef.current
    if (size > 0 || previous) previousRef.current = { size, hasMore }
    if (!previous || previous.hasMore || size <= previous.size) return
    setCount(size - previous.size)
    const timer = setTimeout(() => setCount(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [size, hasMore])
  return count
}
