import { expect, test } from 'vitest'
import { calculateCosts, type DayFigures, findNewestFigure, sumFigure, sumFigures, toDay } from './figures'

const DAYS: DayFigures[] = [
  { day: '2026-10-31', values: { people: 9, 'sms.sent': 1000, 'posts.squawk': 1 } },
  { day: '2026-11-01', values: { people: 10, 'sms.sent': 100, 'posts.squawk': 2, 'refused.a': 1 } },
  {
    day: '2026-11-02',
    values: {
      people: 12,
      'sms.sent': 100,
      'posts.hum': 5,
      'refused.a': 0,
      'refused.b': 3,
      'transcripts.seconds': 6000,
      'emails.sent': 2000,
      'storage.bytes': 10e9,
    },
  },
]

test('names a day in UTC', () => expect(toDay(Date.UTC(2026, 10, 25, 23, 59))).toBe('2026-11-25'))

test('sums figures over days, by what they count', () => {
  expect(sumFigure(DAYS, 'sms.sent')).toBe(1200)
  expect(sumFigures(DAYS, 'posts.')).toEqual([
    ['hum', 5],
    ['squawk', 3],
  ])
  expect(sumFigures(DAYS, 'refused.')).toEqual([
    ['b', 3],
    ['a', 1],
  ])
})

test('finds the newest value, and 0 without one', () => {
  expect([findNewestFigure(DAYS, 'people'), findNewestFigure(DAYS, 'nothing')]).toEqual([12, 0])
})

test('estimates the costs of the month so far, not of the month before', () => {
  const costs = calculateCosts(DAYS, '2026-11-02')
  expect(costs.sms).toBeCloseTo(200 * 0.0113)
  expect(costs.transcripts).toBeCloseTo(0.05)
  expect(costs.emails).toBeCloseTo(1.8)
  expect(costs.storage).toBeCloseTo(0.15)
  expect(costs.isOver).toBe(false)
  expect(calculateCosts([{ day: '2026-11-02', values: { 'sms.sent': 5000 } }], '2026-11-02').isOver).toBe(
    true,
  )
})
