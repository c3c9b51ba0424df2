import { expect, test } from 'vitest'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { isView, VIEWS } from '../../domain/views'
import { parseViewParam, toHref, toViewParam } from './href'

test('converts every view to the URL and back', () => {
  for (const view of VIEWS) expect(parseViewParam(toViewParam(view))).toBe(view)
})

test('maps the squawk feed to speace in the app and squawks in the URL', () => {
  expect(toViewParam('speace')).toBe('squawks')
  expect(parseViewParam('squawks')).toBe('speace')
  expect(toHref('speace')).toBe('/?view=squawks')
})

test("accepts the app's own view names in a URL", () => {
  for (const view of VIEWS) expect(parseViewParam(view)).toBe(view)
})

test('gives each kind a view, to which its reply link leads', () => {
  for (const kind of KIND_NAMES) {
    const { view, replyView } = getKind(kind)
    expect(isView(view)).toBe(true)
    expect(parseViewParam(replyView)).toBe(view)
  }
})

test('falls back to home without a known view', () => {
  expect(parseViewParam(null)).toBe('home')
  expect(parseViewParam('toString')).toBe('home')
  expect(parseViewParam('')).toBe('home')
  expect(toHref('home')).toBe('/')
})

test('encodes parameters', () => {
  expect(toHref('record', { mode: 'squawk', reply: 'a&b' })).toBe('/?view=record&mode=squawk&reply=a%26b')
})
