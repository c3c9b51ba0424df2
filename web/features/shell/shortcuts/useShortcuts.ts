import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { View } from '../../../../domain/views'
import { shortcutsAtom } from '../../../state/device-settings'

/**
 * Listens for shortcuts unless they are turned off. Their chunk loads after the first view; earlier presses wait for
 * it.
 */
export function useShortcuts(view: View) {
  const on = useAtomValue(shortcutsAtom)
  useEffect(() => {
    if (!on) return
    const end = new AbortController()
    const { signal } = end
    let press: ((event: KeyboardEvent) => void) | null = null
    const loading = import('./shortcut-handler').then(({ createShortcutHandler }) => {
      press = createShortcutHandler(view)
    })
    addEventListener(
      'keydown',
      (event) => {
        if (press) press(event)
        else void loading.then(() => signal.aborted || press?.(event))
      },
      { signal },
    )
    return () => end.abort()
  }, [on, view])
}
