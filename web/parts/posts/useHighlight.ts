import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HIGHLIGHT_MS } from '../../../domain/limits'
import { useSavedScroll } from '../../hooks/useSavedScroll'

/**
 * Scrolls to the post `id` and focuses it, once per navigation and as soon as it `isShown`: also when it was on screen
 * before, and when the same link is followed again. A return to a scrolled page (Back, reload) stays at its position,
 * unless the viewer has just made the post (`isNew`).
 * Returns `id` for the two seconds in which the post is highlighted, else null.
 */
export function useHighlight(id: string | null, isShown: boolean, isNew = false): string | null {
  const { key } = useLocation()
  const { position } = useSavedScroll()
  const [highlighted, setHighlighted] = useState<{ id: string; key: string } | null>(null)
  const reached = useRef('')
  useLayoutEffect(() => {
    const navigation = isNew ? `new ${id}` : `${key} ${id}`
    if (id === null || !isShown || reached.current === navigation) return
    reached.current = navigation
    if (position > 0 && !isNew) return
    const item = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`)
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
    setHighlighted({ id, key })
  }, [id, key, isShown, position, isNew])
  useEffect(() => {
    if (highlighted === null) return
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [highlighted])
  return highlighted?.id ?? null
}
