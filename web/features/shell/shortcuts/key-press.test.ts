import { expect, test } from 'vitest'
import { getShortcutKey } from './key-press'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
})

/** An element that matches only the given selectors, with or without an open dialog. */
function element(inside: string[], dialogOpen = false): Element {
  const closest = (selector: string) =>
    inside.some((name) => selector.split(', ').includes(name)) ? {} : null
  const ownerDocument = { querySelector: () => (dialogOpen ? {} : null) }
  return { closest, ownerDocument } as unknown as Element
}
const page = element([])

test('returns a plain key in lower case', () => {
  expect(getShortcutKey(press('R'), page)).toBe('r')
  expect(getShortcutKey(press('?'), page)).toBe('?')
  expect(getShortcutKey(press(' '), null)).toBe(' ')
})

test('ignores keys with a modifier', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)
    expect(getShortcutKey(press('r', { [modifier]: true }), page)).toBeNull()
})

test('returns null while typing or while a dialog is open', () => {
  const field = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"])'
  for (const place of [field, 'textarea', 'select', '[contenteditable="true"]'])
    expect(getShortcutKey(press('r'), element([place]))).toBeNull()
  expect(getShortcutKey(press('r'), element([], true))).toBeNull()
})

test('leaves space to a focused button and arrows to a slider, but not letters', () => {
  expect(getShortcutKey(press(' '), element(['button']))).toBeNull()
  expect(getShortcutKey(press('ArrowLeft'), element(['[role="slider"]']))).toBeNull()
  expect(getShortcutKey(press(' '), element(['input']))).toBeNull()
  expect(getShortcutKey(press('j'), element(['button']))).toBe('j')
  expect(getShortcutKey(press('j'), element(['input']))).toBe('j')
})
