import { expect, test } from 'vitest'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { hrefOf, viewFromUrl, viewToUrl } from './href'
import { isView, VIEWS } from './views'

test('every view survives the way to the URL and back', () => {
  for (const view of VIEWS) expect(viewFromUrl(viewToUrl(view))).toBe(view)
})

test('the squawk feed is speace in the app and squawks in the URL', () => {
  expect(viewToUrl('speace')).toBe('squawks')
  expect(viewFromUrl('squawks')).toBe('speace')
  expect(hrefOf('speace')).toBe('/?view=squawks')
})

test('the app understands its own names in a URL too', () => {
  for (const view of VIEWS) expect(viewFromUrl(view)).toBe(view)
})

test('each kind publishes into a view of the app, and its reply link leads there', () => {
  for (const kind of KIND_NAMES) {
    const { view, replyView } = kindOf(kind)
    expect(isView(view)).toBe(true)
    expect(viewFromUrl(replyView)).toBe(view)
  }
})

test('no view or an unknown one is home', () => {
  expect(viewFromUrl(null)).toBe('home')
  expect(viewFromUrl('toString')).toBe('home')
  expect(viewFromUrl('')).toBe('home')
  expect(hrefOf('home')).toBe('/')
})

test('parameters travel with the view, encoded', () => {
  expect(hrefOf('record', { mode: 'squawk', reply: 'a&b' })).toBe('/?view=record&mode=squawk&reply=a%26b')
})
