import { expect, test } from 'vitest'
import { formatPublished } from './announce-published'

const post = { kind: 'squawk', subtype: null, visibility: 'public' } as const
const LINK = 'https://owl.example/squawk/post_1'

test('names the share link', () => {
  expect(formatPublished(post, LINK, '')).toBe(`Squawk published! Share link: ${LINK}`)
})

test('names the recipient of a private message, and the link of a public one', () => {
  const message = { kind: 'mue', subtype: null, visibility: 'private' } as const
  expect(formatPublished(message, LINK, ' @wren ')).toBe('Sent to @wren.')
  expect(formatPublished(message, LINK, 'mara@example.org')).toBe('Sent to mara@example.org.')
  expect(formatPublished(message, LINK, '', 'Wren Okafor')).toBe('Sent to Wren Okafor.')
  expect(formatPublished({ ...message, visibility: 'unlisted' }, LINK, '@wren')).toMatch(/Share link/)
})

test('mentions phone messages only for a phone number', () => {
  expect(formatPublished(post, LINK, '+49 170 1234567')).toMatch(/Phone messages are not available yet/)
  expect(formatPublished(post, LINK, '@wren')).not.toMatch(/Phone/)
})
