import { expect, test } from 'vitest'
import type { Playable } from './playable'
import * as queue from './queue'

const createItem = (id: string): Playable => ({
  id,
  kind: 'squawk',
  title: id,
  author: 'Wren',
  url: `/media/${id}`,
  seconds: 3,
  peaks: '',
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(createItem) as [Playable, Playable, Playable, Playable]
const waiting = (q: queue.PlayQueue) => queue.listUpcoming(q).map(({ id }) => id)

test('keeps queued and played items when something else is played', () => {
  let q = queue.playNow(queue.EMPTY_QUEUE, [a])
  q = queue.enqueueItem(queue.enqueueItem(q, b), c)
  q = queue.playNow(q, [d])
  expect(queue.getCurrent(q)).toBe(d)
  expect(waiting(q)).toEqual(['b', 'c'])
  expect(queue.getCurrent(queue.moveCurrent(q, -1) ?? q)).toBe(a)
})

test("removes an author's played, queued and intro items", () => {
  const authored = { ...b, authorId: 'dele' }
  const led = { ...c, authorId: 'dele', lead: createItem('clip') }
  let q = queue.enqueueItem(queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [authored]), a), led)
  q = queue.moveCurrent(q, 1) ?? q
  const left = queue.removeByAuthor(q, 'dele')
  expect(left.items).toEqual([a])
  expect(queue.getCurrent(left)).toBe(a)
  expect(queue.getCurrent(queue.removeByAuthor(queue.playNow(q, [authored]), 'dele'))).toBeNull()
  expect(queue.removeByAuthor(q, 'nobody')).toBe(q)
})

test('does not repeat a queued item that is played now', () => {
  const q = queue.playNow(queue.enqueueItem(queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c), [
    c,
  ])
  expect(queue.getCurrent(q)).toBe(c)
  expect(waiting(q)).toEqual(['b'])
})

test('moves an item that is enqueued twice', () => {
  let q = queue.enqueueItem(queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c)
  q = queue.enqueueItem(q, c, 'next')
  expect(waiting(q)).toEqual(['c', 'b'])
})

test('plays enqueued items before the rest of the list', () => {
  let q = queue.playNow(queue.EMPTY_QUEUE, [a], [b, c])
  expect(waiting(q)).toEqual(['b', 'c'])
  q = queue.enqueueItem(q, d)
  expect(waiting(q)).toEqual(['d', 'b', 'c'])
  q = queue.enqueueItem(q, c)
  expect(waiting(q)).toEqual(['d', 'c', 'b'])
  q = queue.moveCurrent(q, 1) ?? q
  expect(waiting(q)).toEqual(['c', 'b'])
})

test('ends the list but keeps enqueued items when something else is played', () => {
  const q = queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a], [b]), c)
  expect(waiting(queue.playNow(q, [d]))).toEqual(['c'])
  expect(waiting(queue.playNow(q, [b], [d]))).toEqual(['c', 'd'])
})

test('returns null before the first and after the last item', () => {
  const q = queue.playNow(queue.EMPTY_QUEUE, [a])
  expect(queue.moveCurrent(q, 1)).toBeNull()
  expect(queue.moveCurrent(q, -1)).toBeNull()
})

test('moves, removes and clears queued items, never the current one', () => {
  const q = queue.enqueueItem(
    queue.enqueueItem(queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c),
    d,
  )
  expect(waiting(queue.moveUpcoming(q, 'd', -1))).toEqual(['b', 'd', 'c'])
  expect(waiting(queue.moveUpcoming(q, 'b', -5))).toEqual(['b', 'c', 'd'])
  expect(waiting(queue.moveUpcoming(q, 'a', 1))).toEqual(['b', 'c', 'd'])
  expect(waiting(queue.removeUpcoming(q, 'c'))).toEqual(['b', 'd'])
  expect(queue.getCurrent(queue.removeUpcoming(q, 'a'))).toBe(a)
  expect(queue.clearUpcoming(q).items).toEqual([a])
})

test('limits the history', () => {
  let q = queue.EMPTY_QUEUE
  for (let i = 0; i < 200; i++) q = queue.playNow(q, [createItem(`v${i}`)])
  expect(q.items.length).toBeLessThanOrEqual(51)
  expect(queue.getCurrent(q)?.id).toBe('v199')
})

const answer: Playable = { ...createItem('answer'), intro: createItem('clip') }

test('plays the clip before the post that replies to it', () => {
  const q = queue.playNow(
    queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b),
    queue.withIntro(answer),
  )
  expect(queue.getCurrent(q)?.id).toBe('clip')
  expect(queue.isIntroTo(q, answer)).toBe(true)
  expect(waiting(q)).toEqual(['answer', 'b'])
  const after = queue.moveCurrent(q, 1) ?? q
  expect(queue.getCurrent(after)).toBe(answer)
  expect(queue.isIntroTo(after, answer)).toBe(false)
})

test('treats a clip played alone as no intro', () => {
  expect(queue.isIntroTo(queue.playNow(queue.EMPTY_QUEUE, [createItem('clip')]), answer)).toBe(false)
})

test('enqueues and removes a clip together with its post', () => {
  const q = queue.enqueueItem(queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b), answer)
  expect(waiting(q)).toEqual(['b', 'clip', 'answer'])
  expect(waiting(queue.enqueueItem(q, answer, 'next'))).toEqual(['clip', 'answer', 'b'])
  expect(waiting(queue.removeUpcoming(q, 'answer'))).toEqual(['b'])
})

test('keeps its position after an update and its identity without changes', () => {
  const q = queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a]), b)
  expect(queue.mapItems(q, (item) => item)).toBe(q)
  const renamed = queue.mapItems(q, (item) => (item.id === 'b' ? { ...item, title: 'B' } : item))
  expect(queue.getCurrent(renamed)).toBe(a)
  expect(queue.listUpcoming(renamed)[0]?.title).toBe('B')
})

test('matches two previews of the same purchase', () => {
  const locked = (item: Playable, paidId: string) => ({ ...item, price: { paidId, cents: 99, whole: item } })
  expect(queue.havePurchaseInCommon(locked(a, 'o'), locked(b, 'o'))).toBe(true)
  expect(queue.havePurchaseInCommon(locked(a, 'o'), locked(b, 'p'))).toBe(false)
  expect(queue.havePurchaseInCommon(locked(a, 'o'), b)).toBe(false)
  expect(queue.havePurchaseInCommon(a, b)).toBe(false)
  expect(queue.havePurchaseInCommon(locked(a, 'o'), null)).toBe(false)
})

test('passes over items that may not play, in both directions', () => {
  const q = { items: [a, b, c, d], at: 0 }
  const mayPlay = ({ id }: Playable) => id !== 'b' && id !== 'c'
  expect(queue.moveCurrent(q, 1, mayPlay)?.at).toBe(3)
  expect(queue.moveCurrent({ ...q, at: 3 }, -1, mayPlay)?.at).toBe(0)
  expect(queue.moveCurrent(q, 1, () => false)).toBeNull()
})

test('appends what a list loaded later, once, after everything queued', () => {
  const q = queue.enqueueItem(queue.playNow(queue.EMPTY_QUEUE, [a], [b]), c)
  const extended = queue.extendList(q, [b, d])
  expect(waiting(extended)).toEqual(['c', 'b', 'd'])
  expect(queue.extendList(extended, [b, d])).toBe(extended)
  expect(queue.isListedNext(extended)).toBe(false)
  expect(queue.isListedNext(queue.moveCurrent(extended, 1) ?? q)).toBe(true)
})

test('counts the position in the list without what was played before it', () => {
  let q = queue.playNow(queue.EMPTY_QUEUE, [a])
  q = queue.playNow(q, [b], [c, d], 'Squawks')
  expect(queue.getListProgress(q)).toEqual({ list: [b, c, d], position: 1, secondsAfter: 6 })
  q = queue.moveCurrent(q, 1) ?? q
  expect(queue.getListProgress(q)).toEqual({ list: [b, c, d], position: 2, secondsAfter: 3 })
})

test('removes the current item, and has no next one at the end', () => {
  const q = { items: [a, b], at: 0 }
  expect(queue.getCurrent(queue.removeCurrent(q) ?? q)).toBe(b)
  expect(queue.removeCurrent({ ...q, at: 1 })).toBeNull()
})
