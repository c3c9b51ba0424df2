import { useSyncExternalStore } from 'react'

/** From this width on, a list is beside what it leads to. Style sheets have the same width. */
const WIDE = '(min-width: 900px)'

/** Whether the window has room for a list and a page beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
