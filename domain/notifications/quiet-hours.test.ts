import { expect, test } from 'vitest'
import { findQuietEnd, isTimeZone } from './quiet-hours'

const NIGHT = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' }
const at = (iso: string) => Date.parse(iso)

test('handles ranges over midnight in the user’s time zone', () => {
  expect(findQuietEnd(NIGHT, at('2026-11-21T20:59:59Z'))).toBeNull()
  expect(findQuietEnd(NIGHT, at('2026-11-21T21:00:00Z'))).toBe(at('2026-11-22T06:00:00Z'))
  expect(findQuietEnd(NIGHT, at('2026-11-22T05:59:30Z'))).toBe(at('2026-11-22T06:00:00Z'))
  expect(findQuietEnd(NIGHT, at('2026-11-22T06:00:00Z'))).toBeNull()
})

test('handles ranges within a day and fractional time zones', () => {
  const noon = { from: 12 * 60, to: 14 * 60, timeZone: 'Asia/Kathmandu' }
  expect(findQuietEnd(noon, at('2026-11-21T06:15:00Z'))).toBe(at('2026-11-21T08:15:00Z'))
  expect(findQuietEnd(noon, at('2026-11-21T06:14:00Z'))).toBeNull()
  expect(findQuietEnd(noon, at('2026-11-21T08:15:00Z'))).toBeNull()
})

test('ends by local time on a change of daylight saving time', () => {
  expect(findQuietEnd(NIGHT, at('2026-03-28T22:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'))
  expect(findQuietEnd(NIGHT, at('2026-10-24T21:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'))
})

test('treats equal ends as no quiet hours', () => {
  expect(findQuietEnd({ ...NIGHT, from: 60, to: 60 }, at('2026-11-21T00:00:00Z'))).toBeNull()
})

test('accepts only time zones of the platform', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Sao_Paulo']) expect(isTimeZone(name)).toBe(true)
  for (const name of ['', 'Mars/Olympus', 'a'.repeat(100)]) expect(isTimeZone(name)).toBe(false)
})
