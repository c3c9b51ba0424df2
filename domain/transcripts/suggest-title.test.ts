import { expect, test } from 'vitest'
import { SUGGESTED_TITLE_MAX_CHARS, suggestTitle } from './suggest-title'

test.each([
  ['The fox is back. She waits by the lock.', 'The fox is back'],
  ['um, so the fox is back', 'The fox is back'],
  ['Hello', null],
  ['', null],
  ['… 12', null],
  ['狐が運河に帰ってきた。待っている。', '狐が運河に帰ってきた'],
])('%j suggests %j', (text, title) => {
  expect(suggestTitle(text)).toBe(title)
})

test('cuts a long sentence between words', () => {
  const title = suggestTitle('she waits by the lock gate until the cyclists thin out and then walks past me')
  expect(title).toBe('She waits by the lock gate until the cyclists thin out and')
  expect(title?.length).toBeLessThanOrEqual(SUGGESTED_TITLE_MAX_CHARS)
})
