import { useEffect, useEffectEvent } from 'react'
import { useHighlight } from '../../parts/posts/useHighlight'
import { useView } from '../../state/view'

/** Replies on later pages are not searched for: the link then shows the open thread. */
const PAGES_MAX = 10

type Pages = {
  known: readonly string[]
  pages: number
  more: (() => void) | null
  /** The reply that the viewer has just sent here; it wins over the linked one. */
  sentId: string | null
}

/** The id of the sent or linked reply (`?voice=`) while it is highlighted; loads pages until it is found. */
export function useScrollToReply({ known, pages, more, sentId }: Pages): string | null {
  const linkedId = useView().params.get('voice')
  const targetId = sentId ?? linkedId
  const isThere = targetId !== null && known.includes(targetId)
  const loadMore = useEffectEvent(() => more?.())
  const canLoadMore = targetId !== null && !isThere && more !== null && pages < PAGES_MAX
  useEffect(() => {
    if (canLoadMore) loadMore()
  }, [canLoadMore])
  return useHighlight(targetId, isThere, sentId !== null)
}
