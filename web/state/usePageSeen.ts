import { useSyncExternalStore } from 'react'

/** Whether the page is visible: nothing counts as seen in a background tab. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(subscribe, isSeen)
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}
