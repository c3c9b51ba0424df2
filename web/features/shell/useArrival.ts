import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { View } from '../../state/views'
import { SHELL, titleOf } from '../../words/shell'

const KEPT = 'owlcast.scroll:'
/** The key of the first page of every load, whichever view it is. */
const FIRST = 'default'
const WAIT_MS = 2000

/** What happens when a view is reached: title, focus on the content, and the place one had scrolled to before. */
export function useArrival(view: View) {
  useEffect(() => {
    document.title = view === 'home' ? SHELL.product : `${titleOf(view)} · ${SHELL.product}`
  }, [view])
  useFocusOnMove(view)
  useScrollMemory()
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

/** New views start at the top; Back, Forward and reload return to where one was, as soon as the page is long enough. */
function useScrollMemory() {
  const { key, search } = useLocation()
  const moved = useNavigationType()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const name = KEPT + key + search
    const target = moved === 'POP' ? Number(sessionStorage.getItem(name)) : 0
    // What was just loaded is at its top; asking for that would lay it out once more before it is painted.
    const stop = key === FIRST && target === 0 ? () => {} : scrollWhenLongEnough(target)
    const keep = () => sessionStorage.setItem(name, String(Math.round(scrollY)))
    addEventListener('scrollend', keep)
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('scrollend', keep)
      removeEventListener('pagehide', keep)
    }
  }, [key, search, moved])
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
