import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { findAfterEnd, findAfterFailure, getNextTurn, startTurn } from './next-item'
import type { Playable } from './playable'
import {
  EMPTY_QUEUE,
  enqueueItem,
  extendList,
  getCurrent,
  moveCurrent,
  type PlayQueue,
  playNow,
  withIntro,
} from './queue'

const createItem = (id: string): Playable => ({
  id,
  kind: 'squawk',
  title: id,
  author: 'Wren',
  url: `/media/${id}`,
  seconds: 3,
  peaks: '',
})
const [a, b, c] = ['a', 'b', 'c'].map(createItem) as [Playable, Playable, Playable]
const mayPlay = () => true
const list = playNow(EMPTY_QUEUE, [a], [b, c])
const chain: PlayQueue = { items: [a, b, c], at: 0 }
const getId = (queue: PlayQueue | null) => queue && getCurrent(queue)?.id

type Given = {
  isChosen?: boolean
  failures?: number
  code?: ErrorCode
  isOnline?: boolean
  playsOn?: boolean
}
const failIn = (
  queue: PlayQueue,
  { isChosen = false, failures = 0, code = 'play.missing', isOnline = true, playsOn = true }: Given = {},
) => getId(findAfterFailure(queue, { isChosen, failures }, { code, isOnline, playsOn, mayPlay }))

test('plays on in a list only while "Play on" is on, and in a chain and a queue always', () => {
  expect(getId(findAfterEnd(list, { playsOn: true, mayPlay }))).toBe('b')
  expect(findAfterEnd(list, { playsOn: false, mayPlay })).toBeNull()
  expect(getId(findAfterEnd(chain, { playsOn: false, mayPlay }))).toBe('b')
  expect(getId(findAfterEnd(enqueueItem(list, c), { playsOn: false, mayPlay }))).toBe('c')
})

test('keeps the error of a chosen item, alone, in a list, in a chain and before what is queued', () => {
  for (const queue of [playNow(EMPTY_QUEUE, [a]), list, chain, enqueueItem(list, c)])
    expect(failIn(queue, { isChosen: true })).toBeNull()
})

test('passes over one item that failed in its turn, as it would play on after it', () => {
  expect(failIn(list)).toBe('b')
  expect(failIn(list, { playsOn: false })).toBeNull()
  expect(failIn(chain, { playsOn: false, code: 'play.audio_error' })).toBe('b')
  expect(failIn(enqueueItem(list, c), { playsOn: false })).toBe('c')
})

test('stops at the second failure in a row, and where the next item would fail as well', () => {
  expect(failIn(chain, { failures: 1 })).toBeNull()
  expect(failIn(chain, { isOnline: false })).toBeNull()
  expect(failIn(chain, { code: 'play.failed' })).toBeNull()
  expect(failIn(chain, { code: 'play.playback_failed' })).toBeNull()
})

test('plays a chosen post whose clip failed, and keeps the error of the post', () => {
  const answer = { ...b, intro: createItem('clip') }
  for (const queue of [
    playNow(EMPTY_QUEUE, withIntro(answer), [c]),
    moveCurrent(extendList(playNow(EMPTY_QUEUE, [a]), [answer, c]), 1) ?? EMPTY_QUEUE,
  ]) {
    const turn = startTurn(true)
    const following = findAfterFailure(queue, turn, {
      code: 'play.missing',
      isOnline: true,
      playsOn: false,
      mayPlay,
    })
    expect(getId(following)).toBe('b')
    const next = getNextTurn(turn, queue, following ?? queue)
    expect(next.isChosen).toBe(true)
    expect(getNextTurn(next, following ?? queue, moveCurrent(following ?? queue, 1) ?? queue).isChosen).toBe(
      false,
    )
  }
})
