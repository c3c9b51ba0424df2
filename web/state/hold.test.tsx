import { getDefaultStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { dispatchHold, endHold, holdAtom, setHoldLayout, setHoldTarget } from './hold'

const getHold = () => getDefaultStore().get(holdAtom)

function holdTo(x: number, y: number) {
  setHoldTarget({})
  dispatchHold({ type: 'down', pointerId: 1, x: 200, y: 700 })
  dispatchHold({ type: 'elapsed' })
  // The stage is drawn once it is held.
  setHoldLayout({ home: { x: 200, y: 700 }, spots: [{ id: 'mode:hum', x: 120, y: 345, radius: 24 }] })
  dispatchHold({ type: 'move', pointerId: 1, x, y })
}

afterEach(() => {
  endHold()
  dispatchHold({ type: 'reset' })
})

test('names what the hold was let go over', () => {
  holdTo(120, 350)
  expect(getHold()).toMatchObject({
    ended: null,
    over: null,
    state: { sun: { x: 120, y: 345 }, over: 'mode:hum' },
  })
  dispatchHold({ type: 'up', pointerId: 1 })
  expect(getHold()).toMatchObject({ ended: 'finish', isReleased: true, over: 'mode:hum' })
})

test('forgets the places of one hold before the next', () => {
  holdTo(120, 350)
  dispatchHold({ type: 'up', pointerId: 1 })
  endHold()
  dispatchHold({ type: 'reset' })
  setHoldTarget({})
  dispatchHold({ type: 'down', pointerId: 1, x: 200, y: 700 })
  dispatchHold({ type: 'elapsed' })
  dispatchHold({ type: 'move', pointerId: 1, x: 120, y: 604 })
  expect(getHold()).toMatchObject({ state: { at: 'locked' }, over: null })
})
