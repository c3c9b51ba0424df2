import { useEffect, useMemo, useState } from 'react'
import { isExpired } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { getServerNow, onServerTime } from '../../state/clock'

/** All clients see a post expire at the same moment; their refetches are spread over this time. */
const SPREAD_MS = 3000

/** The posts that have not expired. A card disappears at its expiry, and `refresh` refetches the list. */
export function useUnexpired<P extends Post>(posts: readonly P[], refresh: () => void): P[] {
  // Until the first expiry, server time is used: this device's clock may be days off.
  const [now, setNow] = useState<number | null>(null)
  const unexpired = useMemo(
    () => posts.filter((post) => !isExpired(post.expiresAt, now ?? getServerNow())),
    [posts, now],
  )
  const nextEnd = Math.min(...unexpired.map((post) => post.expiresAt ?? Number.POSITIVE_INFINITY))
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return
    let reading: ReturnType<typeof setTimeout> | undefined
    const stop = onServerTime(nextEnd, () => {
      setNow(getServerNow())
      reading = setTimeout(refresh, Math.random() * SPREAD_MS)
    })
    return () => {
      stop()
      if (reading) refresh()
      clearTimeout(reading)
    }
  }, [nextEnd, refresh])
  return unexpired
}
