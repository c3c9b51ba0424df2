/** Maps a key press to its shortcut. */
import type { View } from '../../../../domain/views'
import { getShortcutKey } from './key-press'
import { SHORTCUTS } from './shortcuts'

/** Returns the `keydown` handler of a view, which returns whether it ran a shortcut. */
export function createShortcutHandler(view: View) {
  return (event: KeyboardEvent): boolean => {
    const key = getShortcutKey(event, event.target instanceof Element ? event.target : null)
    if (key === null) return false
    const shortcut = SHORTCUTS.find((row) => Object.hasOwn(row.keys, key))
    if (!shortcut || (shortcut.notInRecorder && view === 'record')) return false
    if (shortcut.keys[key]?.() === false) return false
    event.preventDefault()
    return true
  }
}
