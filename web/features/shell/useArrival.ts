import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSavedScroll } from '../../state/useSavedScroll'
import type { View } from '../../state/views'
import { SHELL, titleOf } from '../../words/shell'

/** The key of the first page of every load, whichever view it is. */
const FIRST = 'default'
const WAIT_MS = 2000

/** What happens when a view is reached: its title, and the focus on its content. */
export function useArrival(view: View) {
  useEffect(() => {
    document.title = view === 'home' ? SHELL.product : `${titleOf(view)} · ${SHELL.product}`
  }, [view])
  useFocusOnMove(view)
}

/** A move inside the app reads like a new page: the focus goes to its content, if nothing in there has it already. */
function useFocusOnMove(view: View) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [view])
}

/**
 * New views start at the top; Back, Forward and reload return to the stored position, as soon as the page is long enough.
 * A component so that it stands before the screens: its effect runs before theirs, which scroll to what a link led to.
 */
export function ScrollMemory(): null {
  const { key } = useLocation()
  const { name, position } = useSavedScroll()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    // What was just loaded is at its top; asking for that would lay it out once more before it is painted.
    const stop = key === FIRST && position === 0 ? () => {} : scrollWhenLongEnough(position)
    const keep = () => sessionStorage.setItem(name, String(Math.round(scrollY)))
    addEventListener('scrollend', keep)
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('scrollend', keep)
      removeEventListener('pagehide', keep)
    }
  }, [key, name, position])
  return null
}

function scrollWhenLongEnough(target: number): () => void {
  const until = performance.now() + WAIT_MS
  let frame = 0
  function attempt() {
    scrollTo(0, target)
    if (Math.abs(scrollY - target) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
