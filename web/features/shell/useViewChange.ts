import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getViewTitle, SHELL } from '../../../domain/locales/en/shell'
import type { View } from '../../../domain/views'
import { useSavedScroll } from '../../hooks/useSavedScroll'
import { writeStored } from '../../state/stored'
import { useShownTitle } from '../../state/top-bar'

/** The location key of the first page of a load. */
const INITIAL_KEY = 'default'
const WAIT_MS = 2000

/** Sets the document title and moves the focus to the content on a view change. */
export function useViewChange(view: View) {
  const title = useShownTitle() ?? getViewTitle(view)
  useEffect(() => {
    document.title = view === 'home' ? SHELL.product : `${title} · ${SHELL.product}`
  }, [view, title])
  useFocusOnViewChange(view)
}

/** Navigation inside the app behaves like a page load: the focus moves to the content unless it is already inside. */
function useFocusOnViewChange(view: View) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [view])
}

/**
 * New views start at the top; Back, Forward and reload restore the saved position as soon as the page is long enough. A
 * component, rendered before the screens: its effect runs before theirs, which scroll to linked posts.
 */
export function ScrollRestoration(): null {
  const { key } = useLocation()
  const { name, position } = useSavedScroll()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    // A new page is at its top already; scrolling would force a layout before the first paint.
    const stop = key === INITIAL_KEY && position === 0 ? () => {} : scrollWhenLongEnough(position)
    const savePosition = () => void writeStored('session', name, String(Math.round(scrollY)))
    addEventListener('scrollend', savePosition)
    addEventListener('pagehide', savePosition)
    return () => {
      stop()
      removeEventListener('scrollend', savePosition)
      removeEventListener('pagehide', savePosition)
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
