import { useEffect, useMemo, useState } from 'react'
import { isExpired } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { onServerTime, serverNow } from '../../state/clock'

/** Every browser sees a post fade at the same moment; they ask for the new figures spread over this time. */
const SPREAD_MS = 3000

/** Those of the posts that have not faded. A card leaves at its moment, and the list is read again by `reread`. */
export function useLiving<P extends Post>(posts: readonly P[], reread: () => void): P[] {
  // Until one of them fades, their own arrival is the time: before it, this device's clock may be days off.
  const [now, setNow] = useState<number | null>(null)
  const living = useMemo(
    () => posts.filter((post) => !isExpired(post.expiresAt, now ?? serverNow())),
    [posts, now],
  )
  const nextEnd = Math.min(...living.map((post) => post.expiresAt ?? Number.POSITIVE_INFINITY))
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return
    let reading: ReturnType<typeof setTimeout> | undefined
    const stop = onServerTime(nextEnd, () => {
      setNow(serverNow())
      reading = setTimeout(reread, Math.random() * SPREAD_MS)
    })
    return () => {
      stop()
      if (reading) reread()
      clearTimeout(reading)
    }
  }, [nextEnd, reread])
  return living
}
