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

test.each([
  ['Europe/Berlin', '2026-03-28T21:30:00Z', [120, 150, 179], '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-03-29T00:45:00Z', [120, 150, 179, 180], '2026-03-29T01:00:00Z'],
  ['America/New_York', '2026-03-08T03:30:00Z', [120, 135, 179], '2026-03-08T07:00:00Z'],
  ['America/St_Johns', '2026-03-08T02:00:00Z', [120, 150], '2026-03-08T05:30:00Z'],
  ['Australia/Sydney', '2026-10-03T12:30:00Z', [120, 150], '2026-10-03T16:00:00Z'],
  // Half an hour is skipped.
  ['Australia/Lord_Howe', '2026-10-03T12:30:00Z', [120, 130, 149], '2026-10-03T15:30:00Z'],
])('ends after the gap in %s where its end is skipped', (timeZone, now, ends, end) => {
  for (const to of ends) expect(findQuietEnd({ from: 22 * 60, to, timeZone }, at(now))).toBe(at(end))
})

test.each([
  ['Europe/Berlin', '2026-10-24T20:30:00Z', 150, '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-10-24T20:30:00Z', 210, '2026-10-25T02:30:00Z'],
  ['Europe/Berlin', '2026-03-28T21:30:00Z', 210, '2026-03-29T01:30:00Z'],
  ['Australia/Sydney', '2026-04-04T11:30:00Z', 210, '2026-04-04T17:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T11:30:00Z', 150, '2026-04-04T16:00:00Z'],
])('ends in %s at the clock’s time where the clocks change before it', (timeZone, now, to, end) => {
  expect(findQuietEnd({ from: 22 * 60, to, timeZone }, at(now))).toBe(at(end))
})

test('never ends in the past, wherever and whenever', () => {
  for (const timeZone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu'])
    for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'])
      for (let minute = -720; minute < 720; minute += 23) {
        const now = at(`${day}T00:00:00Z`) + minute * 60_000
        const end = findQuietEnd({ from: 22 * 60, to: 150, timeZone }, now)
        if (end !== null) expect(end).toBeGreaterThan(now)
      }
})

test('treats equal ends as no quiet hours', () => {
  expect(findQuietEnd({ ...NIGHT, from: 60, to: 60 }, at('2026-11-21T00:00:00Z'))).toBeNull()
})

test('accepts only time zones of the platform', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Sao_Paulo']) expect(isTimeZone(name)).toBe(true)
  for (const name of ['', 'Mars/Olympus', 'a'.repeat(100)]) expect(isTimeZone(name)).toBe(false)
})
