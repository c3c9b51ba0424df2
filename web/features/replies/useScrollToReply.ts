import { useEffect, useEffectEvent } from 'react'
import { useView } from '../../state/view'
import { useHighlight } from '../../ui/lists/useHighlight'

/** Replies on later pages are not searched for: the link then shows the open thread. */
const PAGES_MAX = 10

type Pages = { known: readonly string[]; pages: number; more: (() => void) | null }

/** The id of the linked reply (`?voice=`) while it is highlighted; loads pages until it is found. */
export function useScrollToReply({ known, pages, more }: Pages): string | null {
  const linkedId = useView().params.get('voice')
  const isThere = linkedId !== null && known.includes(linkedId)
  const loadMore = useEffectEvent(() => more?.())
  const canLoadMore = linkedId !== null && !isThere && more !== null && pages < PAGES_MAX
  useEffect(() => {
    if (canLoadMore) loadMore()
  }, [canLoadMore])
  return useHighlight(linkedId, isThere)
}
