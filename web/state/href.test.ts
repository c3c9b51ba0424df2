import { expect, test } from 'vitest'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { hrefOf, viewFromUrl, viewToUrl } from './href'
import { isView, VIEWS } from './views'

test('converts every view to the URL and back', () => {
  for (const view of VIEWS) expect(viewFromUrl(viewToUrl(view))).toBe(view)
})

test('maps the squawk feed to speace in the app and squawks in the URL', () => {
  expect(viewToUrl('speace')).toBe('squawks')
  expect(viewFromUrl('squawks')).toBe('speace')
  expect(hrefOf('speace')).toBe('/?view=squawks')
})

test("accepts the app's own view names in a URL", () => {
  for (const view of VIEWS) expect(viewFromUrl(view)).toBe(view)
})

test('gives each kind a view, to which its reply link leads', () => {
  for (const kind of KIND_NAMES) {
    const { view, replyView } = kindOf(kind)
    expect(isView(view)).toBe(true)
    expect(viewFromUrl(replyView)).toBe(view)
  }
})

test('falls back to home without a known view', () => {
  expect(viewFromUrl(null)).toBe('home')
  expect(viewFromUrl('toString')).toBe('home')
  expect(viewFromUrl('')).toBe('home')
  expect(hrefOf('home')).toBe('/')
})

test('encodes parameters', () => {
  expect(hrefOf('record', { mode: 'squawk', reply: 'a&b' })).toBe('/?view=record&mode=squawk&reply=a%26b')
})
