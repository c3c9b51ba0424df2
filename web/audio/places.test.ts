import { expect, test } from 'vitest'
import { keepPlace, placeOf } from './places'

test('resumes a post where it was left', () => {
  keepPlace('p1', 20, 48)
  expect(placeOf('p1')).toBe(20)
  expect(placeOf('unheard')).toBe(0)
})

test('starts again after the end was reached', () => {
  keepPlace('p2', 47.5, 48)
  expect(placeOf('p2')).toBe(0)
  keepPlace('p2', 20, 0)
  expect(placeOf('p2')).toBe(20)
  keepPlace('p2', 0, 48)
  expect(placeOf('p2')).toBe(0)
})

test('keeps only the newest few hundred positions', () => {
  for (let i = 0; i < 300; i++) keepPlace(`many${i}`, 5, 48)
  expect(placeOf('many0')).toBe(0)
  expect(placeOf('many299')).toBe(5)
})
