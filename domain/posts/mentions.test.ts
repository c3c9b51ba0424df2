import { expect, test } from 'vitest'
import { MENTIONS_MAX, parseMentions, splitMentions } from './mentions'

test.each([
  ['@wren', ['wren']],
  ['Thanks, @Wren! And (@dele_o), @wren again.', ['wren', 'dele_o']],
  ['@wren’s fox, @dele: listen', ['wren', 'dele']],
  ['line\n@wren', ['wren']],
  ['write to wren@example.org or me+@example.org', []],
  ['owlcast.example/@wren', []],
  ['@wren@elsewhere.example', []],
  ['@@wren', []],
  ['@wr', []],
  [`@${'x'.repeat(31)}`, []],
  ['@wrené', []],
  ['é@wren', []],
  ['@ wren', []],
  ['@WREN', ['wren']],
])('parses the mentions of %j: %j', (text, names) => {
  expect(parseMentions(text)).toEqual(names)
})

test('counts title and description together, up to ten names', () => {
  expect(parseMentions('For @wren', 'and @dele, and @wren')).toEqual(['wren', 'dele'])
  const many = Array.from({ length: 12 }, (_, i) => `@name${i}`).join(' ')
  expect(parseMentions(many)).toHaveLength(MENTIONS_MAX)
  expect(parseMentions(many)[0]).toBe('name0')
})

test('splits a text at mentions without losing characters', () => {
  const text = 'Hi @Wren, not @nobody; wren@example.org @wren'
  const parts = splitMentions(text, ['wren'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ name }) => name).map(({ text: label, name }) => [label, name])).toEqual([
    ['@Wren', 'wren'],
    ['@wren', 'wren'],
  ])
  expect(splitMentions(text, [])).toEqual([{ text, at: 0 }])
  expect(splitMentions('', ['wren'])).toEqual([{ text: '', at: 0 }])
})
