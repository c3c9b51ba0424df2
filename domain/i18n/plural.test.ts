import { expect, test } from 'vitest'
import { createPluralizer } from './plural'

test('uses the plural form and number format of the language', () => {
  const forms = { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' }
  const counted = createPluralizer('ru')
  expect([1, 2, 5, 21].map((count) => counted(count, forms))).toEqual([
    '1 голос',
    '2 голоса',
    '5 голосов',
    '21 голос',
  ])
  expect(createPluralizer('de')(12_000, { one: '# Stimme', other: '# Stimmen' })).toBe('12.000 Stimmen')
  expect(createPluralizer('ja')(1, { other: '#件' })).toBe('1件')
})
