import { expect, test } from 'vitest'
import { formatDay, formatTime, groupByDay } from './days'

const at = (text: string) => new Date(text).getTime()
const NOW = at('2026-03-01T00:30:00')

test('names days relative to now, across midnight, months and years', () => {
  expect(formatDay(at('2026-03-01T00:01:00'), NOW)).toBe('Today')
  expect(formatDay(at('2026-02-28T23:59:00'), NOW)).toBe('Yesterday')
  expect(formatDay(at('2026-02-27T12:00:00'), NOW)).toBe('Friday 27 February')
  expect(formatDay(at('2025-12-31T12:00:00'), NOW)).toBe('31 December 2025')
})

test('groups messages by day and keeps their order', () => {
  const items = ['2026-02-27T09:00:00', '2026-02-27T23:59:59', '2026-02-28T00:00:00'].map((text) => ({
    createdAt: at(text),
  }))
  expect(groupByDay(items).map((day) => day.items.length)).toEqual([2, 1])
  expect(groupByDay([])).toEqual([])
})

test('formats times briefly', () => {
  expect(formatTime(at('2026-02-27T21:14:00'))).toMatch(/^9:14\spm$/)
})
