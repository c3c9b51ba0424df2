/** Decides which key presses are shortcuts and which belong to the focused element. */

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

const TEXT_FIELDS =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]'
/** Elements that handle these keys themselves: space presses a button or a checkbox, arrows move a slider or a tab. */
const KEY_CONTROLS = 'button, a[href], input, summary, [role="slider"], [role="tab"], [role="option"]'

/** The shortcut key in lower case; null with modifiers, while typing, or while a dialog is open. */
export function getShortcutKey(press: KeyPress, target: Element | null): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  if (target?.closest(TEXT_FIELDS)) return null
  if (target?.ownerDocument.querySelector('dialog[open]')) return null
  const key = press.key.toLowerCase()
  const isControlKey = key === ' ' || key === 'enter' || key.startsWith('arrow')
  return isControlKey && target?.closest(KEY_CONTROLS) ? null : key
}
