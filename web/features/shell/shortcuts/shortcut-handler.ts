/** Maps a key press to its shortcut. */
import type { View } from '../../../../domain/views'
import { getShortcutKey } from './key-press'
import { SHORTCUTS } from './shortcuts'

/** Returns the `keydown` handler of a view. */
export function createShortcutHandler(view: View) {
  return (event: KeyboardEvent) => {
    const key = getShortcutKey(event, event.target instanceof Element ? event.target : null)
    if (key === null) return
    const shortcut = SHORTCUTS.find((row) => Object.hasOwn(row.keys, key))
    if (!shortcut || (shortcut.notInRecorder && view === 'record')) return
    if (shortcut.keys[key]?.() !== false) event.preventDefault()
  }
}
