import { expect, test } from 'vitest'
import { publishedText } from './announce-published'

const post = { kind: 'squawk', subtype: null, visibility: 'public' } as const
const LINK = 'https://owl.example/squawk/post_1'

test('names the share link', () => {
  expect(publishedText(post, LINK, '')).toBe(`Squawk published! Share link: ${LINK}`)
})

test('says to whom a private message went, and the link of one that everybody may hear', () => {
  const message = { kind: 'mue', subtype: null, visibility: 'private' } as const
  expect(publishedText(message, LINK, ' @wren ')).toBe('MUE sent to @wren.')
  expect(publishedText(message, LINK, 'mara@example.org')).toBe('MUE sent to mara@example.org.')
  expect(publishedText({ ...message, visibility: 'unlisted' }, LINK, '@wren')).toMatch(/Share link/)
})

test('speaks of phone messages only to those who gave a phone number', () => {
  expect(publishedText(post, LINK, '+49 170 1234567')).toMatch(/Phone messages are not available yet/)
  expect(publishedText(post, LINK, '@wren')).not.toMatch(/Phone/)
})
