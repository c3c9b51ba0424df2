import { expect, test } from 'vitest'
import { publishedText } from './announce-published'

const post = { kind: 'squawk', subtype: null, id: 'post_1', visibility: 'public' } as const

test('names the share link', () => {
  expect(publishedText(post, 'https://owl.example', '')).toBe(
    'Squawk published! Share link: https://owl.example/squawk/post_1',
  )
})

test('says to whom a private message went, and the link of one that everybody may hear', () => {
  const message = { kind: 'mue', subtype: null, id: 'post_2', visibility: 'private' } as const
  expect(publishedText(message, 'https://owl.example', ' @wren ')).toBe('MUE sent to @wren.')
  expect(publishedText(message, 'https://owl.example', 'mara@example.org')).toBe(
    'MUE sent to mara@example.org.',
  )
  expect(publishedText({ ...message, visibility: 'unlisted' }, 'https://owl.example', '@wren')).toMatch(
    /Share link/,
  )
})

test('speaks of phone messages only to those who gave a phone number', () => {
  expect(publishedText(post, 'https://owl.example', '+49 170 1234567')).toMatch(
    /Phone messages are not available yet/,
  )
  expect(publishedText(post, 'https://owl.example', '@wren')).not.toMatch(/Phone/)
})
