import { expect, test } from 'vitest'
import { shortcutKey } from './key-press'

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
  expect(shortcutKey(press('R'), page)).toBe('r')
  expect(shortcutKey(press('?'), page)).toBe('?')
  expect(shortcutKey(press(' '), null)).toBe(' ')
})

test('ignores keys with a modifier', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)
    expect(shortcutKey(press('r', { [modifier]: true }), page)).toBeNull()
})

test('returns null while typing or while a dialog is open', () => {
  const field = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"])'
  for (const place of [field, 'textarea', 'select', '[contenteditable="true"]'])
    expect(shortcutKey(press('r'), element([place]))).toBeNull()
  expect(shortcutKey(press('r'), element([], true))).toBeNull()
})

test('leaves space to a focused button and arrows to a slider, but not letters', () => {
  expect(shortcutKey(press(' '), element(['button']))).toBeNull()
  expect(shortcutKey(press('ArrowLeft'), element(['[role="slider"]']))).toBeNull()
  expect(shortcutKey(press(' '), element(['input']))).toBeNull()
  expect(shortcutKey(press('j'), element(['button']))).toBe('j')
  expect(shortcutKey(press('j'), element(['input']))).toBe('j')
})
