import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { shortcutsAtom } from '../../state/device-settings'
import type { View } from '../../state/view'
import { shortcutKey } from './key-press'
import { SHORTCUTS } from './shortcuts'

/** Listens for the shortcuts, unless the person turned them off. */
export function useShortcuts(view: View) {
  const on = useAtomValue(shortcutsAtom)
  useEffect(() => {
    if (!on) return
    function press(event: KeyboardEvent) {
      const key = shortcutKey(event, event.target instanceof Element ? event.target : null)
      if (key === null) return
      const shortcut = SHORTCUTS.find((row) => Object.hasOwn(row.keys, key))
      if (!shortcut || (shortcut.notInRecorder && view === 'record')) return
      if (shortcut.keys[key]?.() !== false) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [on, view])
}
