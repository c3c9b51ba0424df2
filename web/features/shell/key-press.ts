/** Which key presses belong to the app and not to what is in focus. */

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

const TYPED_INTO =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]'
/** What these do with their own keys goes first: space presses a button or a box, arrows move a slider or a tab. */
const PRESSED = 'button, a[href], input, summary, [role="slider"], [role="tab"], [role="option"]'

/** The key of a shortcut press, or null: with modifiers, while typing, or while a dialog is open there are none. */
export function shortcutKey(press: Press, target: Element | null): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  if (target?.closest(TYPED_INTO)) return null
  if (target?.ownerDocument.querySelector('dialog[open]')) return null
  const key = press.key.toLowerCase()
  const own = key === ' ' || key === 'enter' || key.startsWith('arrow')
  return own && target?.closest(PRESSED) ? null : key
}
