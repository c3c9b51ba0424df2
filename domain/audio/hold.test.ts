import { describe, expect, test } from 'vitest'
import {
  HOLD_IDLE,
  type HoldEffect,
  type HoldEvent,
  type HoldLayout,
  type HoldState,
  leaveHold,
  placeSun,
  reduceHold,
} from './hold'

const down = (pointerId = 1): HoldEvent => ({ type: 'down', pointerId, x: 200, y: 700 })
const up = (pointerId = 1): HoldEvent => ({ type: 'up', pointerId })
const move = (dx: number, dy: number, pointerId = 1): HoldEvent => ({
  type: 'move',
  pointerId,
  x: 200 + dx,
  y: 700 + dy,
})
const elapsed: HoldEvent = { type: 'elapsed' }
const click: HoldEvent = { type: 'click' }
const stop: HoldEvent = { type: 'stop' }
const cancel: HoldEvent = { type: 'cancel' }
const lock: HoldEvent = { type: 'lock' }
const drop: HoldEvent = { type: 'drop' }
const start: HoldEvent = { type: 'start' }
const reset: HoldEvent = { type: 'reset' }

function run(
  events: HoldEvent[],
  isRtl = false,
  from: HoldState = HOLD_IDLE,
): { at: HoldState['at']; effects: HoldEffect[] } {
  let state = from
  const effects: HoldEffect[] = []
  for (const event of events) {
    const step = reduceHold(state, event, { isRtl })
    state = step.state
    if (step.effect) effects.push(step.effect)
  }
  return { at: state.at, effects }
}

describe('holding the record button', () => {
  test.each<[string, HoldEvent[], HoldEffect[], HoldState['at']]>([
    ['a press of 100 ms is a tap', [down(), up(), click], ['tap'], 'idle'],
    ['a key or a screen reader clicks without a pointer', [click], ['tap'], 'idle'],
    ["a screen reader's double tap is one tap", [down(), up(), click, reset], ['tap'], 'idle'],
    ['a headset button starts a locked recording, and ends it', [start, stop], ['begin', 'finish'], 'ended'],
    ['a headset button starts nothing during a hold', [down(), elapsed, start], ['begin'], 'holding'],
    ['a hold finishes on release', [down(), elapsed, up()], ['begin', 'finish'], 'ended'],
    [
      'the click after a release is no tap',
      [down(), elapsed, up(), click, reset],
      ['begin', 'finish'],
      'idle',
    ],
    [
      'a release outside the button or off the screen finishes',
      [down(), elapsed, move(400, 300), up()],
      ['begin', 'finish'],
      'ended',
    ],
    ['95 px up does not lock', [down(), elapsed, move(0, -95), up()], ['begin', 'finish'], 'ended'],
    ['96 px up locks', [down(), elapsed, move(0, -96), up()], ['begin', 'lock'], 'locked'],
    [
      'sliding back does not unlock',
      [down(), elapsed, move(0, -96), move(0, 0), up(), click],
      ['begin', 'lock'],
      'locked',
    ],
    [
      'the click that follows the release of the locking pointer is no stop',
      [down(), elapsed, move(0, -96), up(), click],
      ['begin', 'lock'],
      'locked',
    ],
    ['111 px left does not drop', [down(), elapsed, move(-111, 0), up()], ['begin', 'finish'], 'ended'],
    ['112 px left drops on release', [down(), elapsed, move(-112, 0), up()], ['begin', 'drop'], 'ended'],
    [
      'sliding back keeps the recording',
      [down(), elapsed, move(-112, 0), move(-20, 0), up()],
      ['begin', 'finish'],
      'ended',
    ],
    ['a cancelled press does nothing', [down(), cancel, elapsed], [], 'idle'],
    [
      'a cancelled hold is kept and not sent',
      [down(), elapsed, cancel, up()],
      ['begin', 'interrupt'],
      'ended',
    ],
    ['a cancel after locking lets it go on', [down(), elapsed, lock, cancel], ['begin', 'lock'], 'locked'],
    [
      'Stop ends it after a cancel after locking',
      [down(), elapsed, lock, cancel, stop],
      ['begin', 'lock', 'finish'],
      'ended',
    ],
    ['L locks', [down(), elapsed, lock, up()], ['begin', 'lock'], 'locked'],
    ['Esc drops while holding', [down(), elapsed, drop, up()], ['begin', 'drop'], 'ended'],
    ['Esc drops while locked', [down(), elapsed, lock, up(), drop], ['begin', 'lock', 'drop'], 'ended'],
    ['Stop does nothing while a pointer holds', [down(), elapsed, stop], ['begin'], 'holding'],
    ['keys do nothing before a hold', [down(), lock, drop, stop, up(), click], ['tap'], 'idle'],
    [
      'a second finger neither moves nor ends it',
      [down(1), elapsed, down(2), move(-200, -200, 2), up(2)],
      ['begin'],
      'holding',
    ],
    ['a late timer after a release does nothing', [down(), up(), elapsed], [], 'idle'],
    ['a reset ends a hold whose recording ended', [down(), elapsed, reset, up()], ['begin'], 'idle'],
  ])('%s', (_, events, effects, at) => {
    expect(run(events)).toEqual({ at, effects })
  })

  test('drops to the right where the text runs from right to left', () => {
    expect(run([down(), elapsed, move(112, 0), up()], true).effects).toEqual(['begin', 'drop'])
    expect(run([down(), elapsed, move(-112, 0), up()], true).effects).toEqual(['begin', 'finish'])
  })

  test('the click of a release is no tap, also when the hold is over before it', () => {
    const released = [down(), elapsed, up()].reduce((at, event) => reduceHold(at, event).state, HOLD_IDLE)
    expect(run([click, reset, click], false, leaveHold(released)).effects).toEqual(['tap'])
  })

  test('the release of a pointer that outlasts its recording is no tap', () => {
    const holding = [down(), elapsed].reduce((at, event) => reduceHold(at, event).state, HOLD_IDLE)
    expect(run([up(), click], false, leaveHold(holding)).effects).toEqual([])
  })

  test('a key press after a locked recording is a tap', () => {
    const stopped = [down(), elapsed, lock, up(), click, stop].reduce(
      (at, event) => reduceHold(at, event).state,
      HOLD_IDLE,
    )
    expect(run([click], false, leaveHold(stopped)).effects).toEqual(['tap'])
  })
})

describe('letting go over a spot', () => {
  /** A phone: the press is on the sun, faces and birds lie above it, Drop at the start side, Lock at the end side. */
  const LAYOUT: HoldLayout = {
    home: { x: 200, y: 710 },
    spots: [
      { id: 'lock', x: 300, y: 520, radius: 26 },
      { id: 'drop', x: 50, y: 700, radius: 26 },
      { id: 'person:lin', x: 60, y: 230, radius: 21 },
      { id: 'mode:squawk', x: 45, y: 345, radius: 24 },
      { id: 'mode:hum', x: 120, y: 345, radius: 24 },
    ],
  }
  /** The layout as it is drawn from right to left. */
  const RTL: HoldLayout = {
    home: LAYOUT.home,
    spots: LAYOUT.spots.map((spot) => ({ ...spot, x: 400 - spot.x })),
  }

  function slide(events: HoldEvent[], layout = LAYOUT) {
    let step = reduceHold(HOLD_IDLE, down(), { layout })
    for (const event of [elapsed, ...events]) step = reduceHold(step.state, event, { layout })
    return step
  }

  test.each<[string, HoldEvent[], HoldEffect, string | null]>([
    ['the place of the press finishes without a choice', [up()], 'finish', null],
    ['a bird finishes with it', [move(-80, -365), up()], 'finish', 'mode:hum'],
    ['the nearer of two birds counts', [move(-119, -365), up()], 'finish', 'mode:squawk'],
    ['a face finishes with it', [move(-140, -480), up()], 'finish', 'person:lin'],
    ['16 px from the edge of a face still counts', [move(-103, -480), up()], 'finish', 'person:lin'],
    ['17 px from its edge does not', [move(-102, -480), up()], 'finish', null],
    ['the way up past 96 px finishes and does not lock', [move(0, -150), up()], 'finish', null],
    ['Lock locks', [move(100, -190), up()], 'lock', null],
    ['Drop drops', [move(-150, 0), up()], 'drop', null],
    ['the edge of the screen beyond Drop drops', [move(-198, 60), up()], 'drop', null],
    [
      'Drop drops nothing after sliding on to a bird',
      [move(-150, 0), move(-80, -365), up()],
      'finish',
      'mode:hum',
    ],
    ['a bird is left by sliding back', [move(-80, -365), move(0, 0), up()], 'finish', null],
  ])('%s', (_, events, effect, over) => {
    expect(slide(events)).toMatchObject({ effect, over })
  })

  test('passing Lock on the way to a bird does not lock', () => {
    expect(slide([move(100, -190)])).toMatchObject({ effect: null, state: { at: 'holding', over: 'lock' } })
    expect(slide([move(100, -190), move(-80, -365), up()])).toMatchObject({
      effect: 'finish',
      over: 'mode:hum',
    })
  })

  test('the recording goes on after a release over Lock', () => {
    expect(slide([move(100, -190), up()]).state).toEqual({ at: 'locked', pointerId: null })
  })

  test('a cancelled hold over a bird is kept without a choice', () => {
    expect(slide([move(-80, -365), cancel])).toMatchObject({ effect: 'interrupt', over: null })
  })

  test('the state names what the release would do', () => {
    expect(slide([move(-150, 0)]).state).toMatchObject({ over: 'drop', isDropping: true })
    expect(slide([move(-150, 0), move(-80, -365)]).state).toMatchObject({
      over: 'mode:hum',
      isDropping: false,
    })
  })

  test('Drop lies to the right where the text runs from right to left', () => {
    expect(slide([move(150, 0), up()], RTL).effect).toBe('drop')
    expect(slide([move(-150, 0), up()], RTL).effect).toBe('finish')
    expect(slide([move(80, -365), up()], RTL)).toMatchObject({ effect: 'finish', over: 'mode:hum' })
  })

  describe('the sun', () => {
    const from = { x: 200, y: 700 }
    test.each<[string, [number, number], ReturnType<typeof placeSun>]>([
      ['follows the pointer', [230, 650], { sun: { x: 230, y: 660 }, over: null }],
      ['stays in its lane below', [200, 790], { sun: { x: 200, y: 710 }, over: null }],
      ['stays below the highest spot', [200, 10], { sun: { x: 200, y: 230 }, over: null }],
      [
        'lies in the middle of a spot that catches it',
        [105, 320],
        { sun: { x: 120, y: 345 }, over: 'mode:hum' },
      ],
    ])('%s', (_, [x, y], position) => {
      expect(placeSun(LAYOUT, from, { x, y })).toEqual(position)
    })

    test.each<[string, [number, number], ReturnType<typeof placeSun>]>([
      ['stays at home while the pointer is elsewhere', [400, 300], { sun: null, over: null }],
      ['stays at home while the pointer is on its button', [112, 352], { sun: null, over: null }],
      ['lies in a spot that the pointer reaches', [60, 240], { sun: { x: 60, y: 230 }, over: 'person:lin' }],
    ])('%s, for a press far away', (_, [x, y], position) => {
      expect(placeSun(LAYOUT, { x: 120, y: 340 }, { x, y })).toEqual(position)
    })
  })
})
