import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { shortcutsAtom } from '../../state/device-settings'
import type { View } from '../../state/views'

/** Listens for the shortcuts, unless the person turned them off. They load behind the first view. */
export function useShortcuts(view: View) {
  const on = useAtomValue(shortcutsAtom)
  useEffect(() => {
    if (!on) return
    const end = new AbortController()
    void import('./shortcut-press').then(({ pressIn }) => {
      if (!end.signal.aborted) addEventListener('keydown', pressIn(view), { signal: end.signal })
    })
    return () => end.abort()
  }, [on, view])
}
