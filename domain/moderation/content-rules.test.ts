import { expect, test } from 'vitest'
import { type ContentRule, findWordRule, isAddressRefused, normalizeRuleValue } from './content-rules'

const word = (value: string, action: 'flag' | 'refuse' = 'flag'): ContentRule => ({
  kind: 'word',
  value,
  action,
})

test.each([
  ['word', '  Bad   WORD ', 'bad word'],
  ['word', 'ＢＡＤ', 'bad'],
  ['word', '!!!', null],
  ['word', '', null],
  ['word', 'a'.repeat(101), null],
  ['email', ' Spam@Example.org', 'spam@example.org'],
  ['email', 'example.org', null],
  ['domain', '@Example.ORG', 'example.org'],
  ['domain', 'localhost', null],
  ['domain', 'a b.org', null],
] as const)('normalizes the %s %j to %j', (kind, typed, value) => {
  expect(normalizeRuleValue(kind, typed)).toBe(value)
})

test.each([
  ['A BAD day', true],
  ['bad', true],
  ['so-bad!', true],
  ['badly put', false],
  ['a badé', false],
  ['nothing', false],
])('finds the word bad in %j: %j', (text, isFound) => {
  expect(findWordRule([word('bad')], ['', text]) !== null).toBe(isFound)
})

test('finds a word of a script without spaces inside a sentence', () => {
  expect(findWordRule([word('坏话')], ['他说坏话了'])).not.toBeNull()
})

test('prefers a rule that refuses', () => {
  const rules = [word('bad'), word('worse', 'refuse')]
  expect(findWordRule(rules, ['bad and worse'])?.value).toBe('worse')
})

test.each([
  ['spam@example.org', true],
  ['SPAM@EXAMPLE.ORG', true],
  ['other@example.org', false],
  ['anyone@bad.example', true],
  ['anyone@mail.bad.example', true],
  ['anyone@notbad.example', false],
])('refuses the address %j: %j', (address, isRefused) => {
  const rules: ContentRule[] = [
    { kind: 'email', value: 'spam@example.org', action: 'refuse' },
    { kind: 'domain', value: 'bad.example', action: 'refuse' },
  ]
  expect(isAddressRefused(rules, address)).toBe(isRefused)
})
