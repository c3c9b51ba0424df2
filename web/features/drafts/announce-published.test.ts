import { expect, test } from 'vitest'
import { publishedText } from './announce-published'

const post = { kind: 'squawk', subtype: null, id: 'post_1' } as const

test('names the share link', () => {
  expect(publishedText(post, 'https://owl.example', '')).toBe(
    'Squawk published! Share link: https://owl.example/squawk/post_1',
  )
})

test('speaks of phone messages only to those who gave a phone number', () => {
  expect(publishedText(post, 'https://owl.example', '+49 170 1234567')).toMatch(
    /Phone messages are not available yet/,
  )
  expect(publishedText(post, 'https://owl.example', '@wren')).not.toMatch(/Phone/)
})
