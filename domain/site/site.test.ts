import { expect, test } from 'vitest'
import { isContact, parseLegalText, toContactHref } from './site'

test('reads a text as headings and paragraphs, and nothing else as markup', () => {
  expect(parseLegalText('# What we store\n\nYour <b>posts</b>.\nAnd *more*.\n\n\n- not a list')).toEqual({
    blocks: [
      { isHeading: true, lines: ['What we store'] },
      { isHeading: false, lines: ['Your <b>posts</b>.', 'And *more*.'] },
      { isHeading: false, lines: ['- not a list'] },
    ],
  })
})

test('reads one https address as a link, and other addresses as text', () => {
  expect(parseLegalText(' https://example.org/privacy \n')).toEqual({ link: 'https://example.org/privacy' })
  for (const text of ['http://example.org', 'javascript:alert(1)', 'see https://example.org'])
    expect(parseLegalText(text)).toHaveProperty('blocks')
})

test.each([
  ['hello@example.org', true],
  ['https://example.org/help', true],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  ['hello', false],
  ['', false],
])('isContact(%s) is %s', (text, expected) => expect(isContact(text)).toBe(expected))

test('links an address as mail and a page as a page', () => {
  expect(toContactHref('hello@example.org')).toBe('mailto:hello@example.org')
  expect(toContactHref('https://example.org/help')).toBe('https://example.org/help')
})
