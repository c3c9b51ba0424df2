import { expect, test } from 'vitest'
import { missingInReport, NO_REPORT } from './copyright'
import { copyrightReportShape } from './copyright.schema'

const whole = {
  name: 'Dele',
  email: 'Dele@Example.org ',
  work: 'Episode 41 of The Slow Hour',
  truthful: true,
}

test('a report says who, where, what, and that it is true', () => {
  expect(missingInReport(whole)).toEqual([])
  expect(missingInReport(NO_REPORT).map(({ field }) => field)).toEqual(['name', 'email', 'work', 'truthful'])
  expect(missingInReport({ ...whole, name: ' ', email: 'dele' })).toEqual([
    { code: 'report.name_required', field: 'name' },
    { code: 'auth.email_invalid', field: 'email' },
  ])
})

test.each([
  ['a name that lies', { name: 'gpj.\u202eexe' }],
  ['too much', { work: 'w'.repeat(2001) }],
  ['what it does not know', { reporter: 'user_1' }],
])('refuses %s', (_, wrong) => {
  expect(copyrightReportShape.safeParse(whole).success).toBe(true)
  expect(copyrightReportShape.safeParse({ ...whole, ...wrong }).success).toBe(false)
})
