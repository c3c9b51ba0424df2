import { describe, expect, test } from 'vitest'
import { isDateKnown } from '../time/units'
import { placeEpisodes } from './feed-order'

const NOW = Date.UTC(2025, 5, 1)
const day = (number: number) => Date.UTC(2025, 0, number)

/** Places the items a, b, c and so on; returns their names and their times. */
function place(dates: readonly (number | null)[]) {
  const placed = placeEpisodes(
    dates.map((publishedAt, at) => ({ publishedAt, name: String.fromCodePoint(97 + at) })),
    NOW,
  )
  const times = placed.map(({ createdAt }) => createdAt)
  times.forEach((time, at) => {
    expect(time, 'strictly newest first').toBeLessThan(times[at - 1] ?? Number.POSITIVE_INFINITY)
    expect(time).toBeLessThan(NOW)
  })
  return { names: placed.map(({ name }) => name).join(''), times, placed }
}

test('keeps dates as they are, newest first, whatever the order of the feed', () => {
  expect(place([day(3), day(2), day(1)])).toMatchObject({ names: 'abc', times: [day(3), day(2), day(1)] })
  expect(place([day(1), day(2), day(3)])).toMatchObject({ names: 'cba', times: [day(3), day(2), day(1)] })
  expect(place([day(1), day(3), day(2)]).names).toBe('bca')
})

describe('an undated episode', () => {
  test.each([
    ['between two', [day(3), null, day(1)], 'abc'],
    ['two of them', [day(3), null, null, day(1)], 'abcd'],
    ['at the top', [null, day(3), day(1)], 'abc'],
    ['at the end', [day(3), day(1), null, null], 'abcd'],
    ['in a feed from the oldest on', [day(1), null, day(3), day(5)], 'dcba'],
    ['at the start of a feed from the oldest on', [null, day(1), day(3)], 'cba'],
    ['between equal dates', [day(3), null, day(3), null, day(1)], 'abcde'],
    ['between dates a second apart', [day(3) + 1000, null, null, day(3)], 'abcd'],
  ])('%s keeps its place', (_, dates, names) => {
    const found = place(dates)
    expect(found.names).toBe(names)
    for (const { publishedAt, createdAt } of found.placed)
      if (publishedAt !== null) expect(createdAt - publishedAt).toBeLessThan(1000)
    for (const time of found.times) expect(isDateKnown(time)).toBe(true)
  })

  test('is just older than the next younger one', () => {
    const [first = 0, second = 0, third = 0] = place([day(9), null, day(1)]).times
    expect([first, third]).toEqual([day(9), day(1)])
    expect(day(9) - second).toBeLessThanOrEqual(1000)
  })

  test('of a date that is still to come is one', () => {
    expect(place([NOW + 1, day(2)])).toMatchObject({ names: 'ab', times: [day(2) + 1000, day(2)] })
  })
})

test('keeps the order of a feed of equal dates, in the same second', () => {
  const found = place(Array.from({ length: 300 }, () => day(5)))
  expect(found.times.at(-1)).toBe(day(5))
  expect(Math.max(...found.times) - day(5)).toBeLessThan(1000)
  expect(found.names.startsWith('abc')).toBe(true)
})

test('dates a feed without a date by its order alone', () => {
  const found = place(Array.from({ length: 300 }, () => null))
  expect(found.names.startsWith('abc')).toBe(true)
  for (const time of found.times) expect(isDateKnown(time)).toBe(false)
  expect(place([null]).times).toEqual([1000])
  expect(place([]).names).toBe('')
})

test('keeps the order of the dated and of the undated in any mixture', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31
  }
  for (let round = 0; round < 200; round += 1) {
    let at = day(100)
    const dates = Array.from({ length: 1 + Math.floor(random() * 40) }, () => {
      at -= Math.floor(random() * 3) * 60_000
      return random() < 0.4 ? null : at
    })
    const isDescending = dates.filter((date) => date !== null).length > 1
    const expected = dates.map((_, index) => String.fromCodePoint(97 + index)).join('')
    if (isDescending && new Set(dates).size > 2) expect(place(dates).names).toBe(expected)
  }
})
