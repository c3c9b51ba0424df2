import { useEffect, useMemo } from 'react'
import type { Kind } from '../../../domain/kinds'
import type { Feed, Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { usePost } from '../../api/posts.queries'
import { useHeard } from '../../api/purchases.queries'
import { savedFeed } from '../../api/saved-feed'
import { serverNow } from '../../state/clock'
import { toast } from '../../ui/toast'
import { useLiving } from './useLiving'

/**
 * The posts a feed shows: its pages without doubles, the one a link led to if it stands further down, or, when nothing
 * could be loaded, those this device has kept. `card` is the one that holds what the link led to.
 */
export function useCards(
  kind: Kind,
  pages: readonly Feed[] | undefined,
  failed: boolean,
  wanted: string | null,
): { posts: readonly Post[]; saved: boolean; card: string | null } {
  const listed = useMemo(() => unique(pages?.flatMap((page) => page.items) ?? []), [pages])
  const isMissing = (id: string | null) =>
    pages !== undefined && id !== null && !listed.some((post) => post.id === id)
  const asked = usePost(isMissing(wanted) ? wanted : null)
  // A recording stands in the card of its owlcast.
  const inside = asked.data?.owlcastId ?? null
  const whole = usePost(isMissing(inside) ? inside : null)
  const led = inside === null ? asked : whole
  const card = inside ?? wanted
  const missing = isMissing(card)
  useEffect(() => {
    if (led.error) toast({ text: textOf(led.error), tone: 'bad' })
  }, [led.error])
  const saved = useMemo(
    () => (failed && pages === undefined ? savedFeed(kind, serverNow()) : null),
    [failed, pages, kind],
  )
  const posts = useMemo(() => {
    const first = missing && led.data?.kind === kind ? [led.data] : []
    return saved ?? [...first, ...listed]
  }, [saved, listed, missing, led.data, kind])
  return { posts: useHeard(useLiving(kind, posts)), saved: saved !== null && saved.length > 0, card }
}

/** A post that moved to the next page while it was read stands in both. */
function unique(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}
