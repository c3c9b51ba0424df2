import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isExpired } from '../../../domain/expiry'
import type { Kind } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { keys } from '../../api/keys'
import { serverNow } from '../../state/clock'

/** Every browser sees a post fade at the same moment; they ask for the new figures spread over this time. */
const SPREAD_MS = 3000

/** Those of the posts that have not faded. A card leaves at its moment, and the feed's figures are read again. */
export function useLiving(kind: Kind, posts: readonly Post[]): Post[] {
  const client = useQueryClient()
  const [now, setNow] = useState(serverNow)
  const living = useMemo(() => posts.filter((post) => !isExpired(post.expiresAt, now)), [posts, now])
  const nextEnd = Math.min(...living.map((post) => post.expiresAt ?? Number.POSITIVE_INFINITY))
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return
    let reading: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (serverNow() < nextEnd) return
      setNow(serverNow())
      reading = setTimeout(
        () => void client.invalidateQueries({ queryKey: keys.feed(kind) }),
        Math.random() * SPREAD_MS,
      )
    }
    const timer = setTimeout(look, Math.max(0, nextEnd - serverNow()))
    // A device that slept has missed its timer.
    addEventListener('focus', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', look)
      if (reading) void client.invalidateQueries({ queryKey: keys.feed(kind) })
      clearTimeout(reading)
    }
  }, [nextEnd, client, kind])
  return living
}
