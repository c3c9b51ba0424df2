import { useEffect, useEffectEvent } from 'react'
import { useView } from '../../state/view'
import { useHighlight } from '../../ui/useHighlight'

/** Replies on later pages are not searched for: the link then shows the open thread. */
const PAGES_MAX = 10

type Pages = { known: readonly string[]; pages: number; more: (() => void) | null }

/** The id of the linked reply (`?voice=`) while it is highlighted; loads pages until it is found. */
export function useLedReply({ known, pages, more }: Pages): string | null {
  const wanted = useView().params.get('voice')
  const isThere = wanted !== null && known.includes(wanted)
  const look = useEffectEvent(() => more?.())
  const canLook = wanted !== null && !isThere && more !== null && pages < PAGES_MAX
  useEffect(() => {
    if (canLook) look()
  }, [canLook])
  return useHighlight(wanted, isThere)
}
