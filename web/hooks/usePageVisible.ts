import { useSyncExternalStore } from 'react'

/** Whether the page is visible: nothing counts as seen in a background tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible)
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
