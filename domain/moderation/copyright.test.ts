import { expect, test } from 'vitest'
import { EMPTY_REPORT, validateCopyrightReport } from './copyright'
import { copyrightReportShape } from './copyright.schema'

const whole = {
  name: 'Dele',
  email: 'Dele@Example.org ',
  work: 'Episode 41 of The Slow Hour',
  truthful: true,
}

test('requires name, email, work and the confirmation of truth', () => {
  expect(validateCopyrightReport(whole)).toEqual([])
  expect(validateCopyrightReport(EMPTY_REPORT).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'work',
    'truthful',
  ])
  expect(validateCopyrightReport({ ...whole, name: ' ', email: 'dele' })).toEqual([
    { code: 'report.name_required', field: 'name' },
    { code: 'auth.email_invalid', field: 'email' },
  ])
})

test.each([
  ['a misleading name', { name: 'gpj.\u202eexe' }],
  ['an overlong text', { work: 'w'.repeat(2001) }],
  ['an unknown field', { reporter: 'user_1' }],
])('refuses %s', (_, wrong) => {
  expect(copyrightReportShape.safeParse(whole).success).toBe(true)
  expect(copyrightReportShape.safeParse({ ...whole, ...wrong }).success).toBe(false)
})
