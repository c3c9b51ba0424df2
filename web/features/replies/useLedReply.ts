import { useEffect, useEffectEvent } from 'react'
import { useView } from '../../state/view'
import { useHighlight } from '../../ui/useHighlight'

/** A reply further down than this is not looked for: its thread is open, and that is where the link led. */
const PAGES_MAX = 10

type Pages = { known: readonly string[]; pages: number; more: (() => void) | null }

/** The id of the reply that a link led to (`?voice=`) while it is highlighted. It is looked for on later pages. */
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
