import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  followMove,
  followRange,
  getFirstWindow,
  getTimeAfterKey,
  getWindowAround,
  listMarks,
  toFraction,
  toTime,
} from './time-window'

const THREE_HOURS = 10_800
const HANDLE = { plain: 1, shift: 5, alt: 0.1 }

describe('window', () => {
  test('has the range in its middle, and stays inside the recording', () => {
    expect(getWindowAround({ start: 724, end: 758 }, 120, 2476)).toEqual({ start: 681, end: 801 })
    expect(getWindowAround({ start: 0, end: 40 }, 120, 2476)).toEqual({ start: 0, end: 120 })
    expect(getWindowAround({ start: 2440, end: 2476 }, 120, 2476)).toEqual({ start: 2356, end: 2476 })
  })
  test('shows a short recording whole', () => {
    expect(getWindowAround({ start: 5, end: 10 }, 120, 60)).toEqual({ start: 0, end: 60 })
  })
  test('stays while the range keeps a margin, and moves when an edge gets close', () => {
    const window = { start: 1000, end: 1120 }
    expect(followRange(window, { start: 1010, end: 1050 }, THREE_HOURS)).toBe(window)
    expect(followRange(window, { start: 1003, end: 1043 }, THREE_HOURS)).toEqual({ start: 963, end: 1083 })
    expect(followRange(window, { start: 1080, end: 1118 }, THREE_HOURS)).toEqual({ start: 1039, end: 1159 })
  })
  test('needs no margin at the ends of the recording', () => {
    const first = { start: 0, end: 120 }
    expect(followRange(first, { start: 0, end: 40 }, THREE_HOURS)).toBe(first)
    const last = { start: 10_680, end: THREE_HOURS }
    expect(followRange(last, { start: 10_760, end: THREE_HOURS }, THREE_HOURS)).toBe(last)
  })
})

describe('window of a range longer than it', () => {
  const WHOLE = { start: 0, end: 900 }
  test('begins at the start of the range', () => {
    expect(getFirstWindow(WHOLE, 120, 900)).toEqual({ start: 0, end: 120 })
    expect(getFirstWindow({ start: 300, end: 900 }, 120, 900)).toEqual({ start: 240, end: 360 })
    expect(getFirstWindow({ start: 724, end: 758 }, 120, 2476)).toEqual({ start: 681, end: 801 })
  })
  test('follows the edge that moves', () => {
    const first = { start: 0, end: 120 }
    expect(followMove(first, WHOLE, { start: 0, end: 890 }, 900)).toEqual({ start: 780, end: 900 })
    expect(followMove(first, WHOLE, { start: 20, end: 900 }, 900)).toBe(first)
    expect(followMove(first, WHOLE, { start: 400, end: 900 }, 900)).toEqual({ start: 340, end: 460 })
    expect(followMove(first, WHOLE, { start: 200, end: 240 }, 900)).toEqual({ start: 160, end: 280 })
  })
})

describe('places', () => {
  test('map a time to its fraction and back, within half a pixel in three hours', () => {
    const width = 320
    fc.assert(
      fc.property(fc.double({ min: 0, max: THREE_HOURS, noNaN: true }), (at) => {
        const window = getWindowAround({ start: at, end: at }, 120, THREE_HOURS)
        const pixel = Math.round(toFraction(at, window) * width)
        expect(Math.abs(toTime(pixel, width, window) - at)).toBeLessThanOrEqual(120 / width / 2 + 1e-6)
      }),
    )
  })
  test('outside the window are its edges', () => {
    const window = { start: 10, end: 20 }
    expect([toFraction(0, window), toFraction(99, window)]).toEqual([0, 1])
    expect([toTime(-5, 100, window), toTime(500, 100, window), toTime(5, 0, window)]).toEqual([10, 20, 10])
  })
  test('have marks at equal distances', () => {
    expect(listMarks({ start: 675, end: 795 }, 5)).toEqual([675, 705, 735, 765, 795])
  })
})

describe('keys', () => {
  const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {}) =>
    getTimeAfterKey(
      5000,
      { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held },
      THREE_HOURS,
      HANDLE,
    )
  test('move by 1 s, with Shift by 5 s, with Alt by 0.1 s', () => {
    expect(press('ArrowRight')).toBe(5001)
    expect(press('ArrowDown')).toBe(4999)
    expect(press('ArrowRight', { shiftKey: true })).toBe(5005)
    expect(press('ArrowLeft', { altKey: true })).toBe(4999.9)
  })
  test('move to both ends', () => {
    expect([press('Home'), press('End')]).toEqual([0, THREE_HOURS])
  })
  test('of other commands do nothing', () => {
    expect(press('a')).toBeNull()
    expect(press('ArrowRight', { ctrlKey: true })).toBeNull()
    expect(press('Home', { altKey: true })).toBeNull()
  })
  test('add up without rounding errors', () => {
    let at = 10_000
    const pressed = { key: 'ArrowRight', shiftKey: false, altKey: true, ctrlKey: false, metaKey: false }
    for (let n = 0; n < 7; n++) at = getTimeAfterKey(at, pressed, THREE_HOURS, HANDLE) ?? at
    expect(at).toBe(10_000.7)
  })
})
