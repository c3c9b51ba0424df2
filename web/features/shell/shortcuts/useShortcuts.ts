import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { View } from '../../../../domain/views'
import { loadPart } from '../../../locale'
import { shortcutsAtom } from '../../../state/device-settings'

/**
 * Listens for shortcuts unless they are turned off. Their chunk loads after the first view; the first shortcut pressed
 * earlier waits for it.
 */
export function useShortcuts(view: View) {
  const on = useAtomValue(shortcutsAtom)
  useEffect(() => {
    if (!on) return
    const end = new AbortController()
    const { signal } = end
    let press: ((event: KeyboardEvent) => boolean) | null = null
    const earlier: KeyboardEvent[] = []
    void loadPart(() => import('./shortcut-handler')).then(({ createShortcutHandler }) => {
      press = createShortcutHandler(view)
      // Only the first shortcut runs: what follows may be typed for what it opens.
      if (!signal.aborted) earlier.some(press)
    })
    addEventListener(
      'keydown',
      (event) => {
        if (press) press(event)
        else earlier.push(event)
      },
      { signal },
    )
    return () => end.abort()
  }, [on, view])
}
