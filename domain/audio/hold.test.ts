import { describe, expect, test } from 'vitest'
import { HOLD_IDLE, type HoldEffect, type HoldEvent, type HoldState, leaveHold, reduceHold } from './hold'

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
    const step = reduceHold(state, event, isRtl)
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
