import { useEffect, useEffectEvent, useState } from 'react'
import { HIGHLIGHT_MS } from '../../../domain/limits'
import { useView } from '../../state/view'

/** A reply further down than this is not looked for: its thread is open, and that is where the link led. */
const PAGES_MAX = 10

type Pages = { known: readonly string[]; pages: number; more: (() => void) | null }

/**
 * The reply that a link led to (`?voice=`), for as long as it carries the landing mark. It is brought into sight and into
 * focus, once, and looked for on later pages.
 */
export function useLedReply({ known, pages, more }: Pages): string | null {
  const wanted = useView().params.get('voice')
  const [landed, setLanded] = useState<string | null>(null)
  const isThere = wanted !== null && known.includes(wanted)
  const look = useEffectEvent(() => more?.())
  const canLook = wanted !== null && !isThere && more !== null && pages < PAGES_MAX
  useEffect(() => {
    if (canLook) look()
  }, [canLook])
  useEffect(() => {
    if (!isThere) return
    const item = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(wanted)}"]`)
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
    setLanded(wanted)
    const timer = setTimeout(() => setLanded(null), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [isThere, wanted])
  return landed
}
