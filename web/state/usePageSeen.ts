import { useSyncExternalStore } from 'react'

/** Whether somebody can see the page: nothing counts as looked at in a tab behind others. */
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
