import { expect, test } from 'vitest'
import type { Playable } from './playable'
import * as queue from './queue'

const voice = (id: string): Playable => ({
  id,
  kind: 'squawk',
  title: id,
  author: 'Wren',
  url: `/media/${id}`,
  seconds: 3,
  peaks: [],
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(voice) as [Playable, Playable, Playable, Playable]
const waiting = (q: queue.Queue) => queue.upNext(q).map(({ id }) => id)

test('keeps queued and played items when something else is played', () => {
  let q = queue.playNow(queue.EMPTY_QUEUE, [a])
  q = queue.enqueued(queue.enqueued(q, b), c)
  q = queue.playNow(q, [d])
  expect(queue.currentOf(q)).toBe(d)
  expect(waiting(q)).toEqual(['b', 'c'])
  expect(queue.currentOf(queue.stepped(q, -1) ?? q)).toBe(a)
})

test("removes an author's played, queued and intro items", () => {
  const theirs = { ...b, authorId: 'dele' }
  const led = { ...c, authorId: 'dele', lead: voice('clip') }
  let q = queue.enqueued(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [theirs]), a), led)
  q = queue.stepped(q, 1) ?? q
  const left = queue.withoutVoicesOf(q, 'dele')
  expect(left.items).toEqual([a])
  expect(queue.currentOf(left)).toBe(a)
  expect(queue.currentOf(queue.withoutVoicesOf(queue.playNow(q, [theirs]), 'dele'))).toBeNull()
  expect(queue.withoutVoicesOf(q, 'nobody')).toBe(q)
})

test('does not repeat a queued item that is played now', () => {
  const q = queue.playNow(queue.enqueued(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c), [c])
  expect(queue.currentOf(q)).toBe(c)
  expect(waiting(q)).toEqual(['b'])
})

test('moves an item that is enqueued twice', () => {
  let q = queue.enqueued(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c)
  q = queue.enqueued(q, c, 'next')
  expect(waiting(q)).toEqual(['c', 'b'])
})

test('plays enqueued items before the rest of the list', () => {
  let q = queue.playNow(queue.EMPTY_QUEUE, [a], [b, c])
  expect(waiting(q)).toEqual(['b', 'c'])
  q = queue.enqueued(q, d)
  expect(waiting(q)).toEqual(['d', 'b', 'c'])
  q = queue.enqueued(q, c)
  expect(waiting(q)).toEqual(['d', 'c', 'b'])
  q = queue.stepped(q, 1) ?? q
  expect(waiting(q)).toEqual(['c', 'b'])
})

test('ends the list but keeps enqueued items when something else is played', () => {
  const q = queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a], [b]), c)
  expect(waiting(queue.playNow(q, [d]))).toEqual(['c'])
  expect(waiting(queue.playNow(q, [b], [d]))).toEqual(['c', 'd'])
})

test('returns null before the first and after the last item', () => {
  const q = queue.playNow(queue.EMPTY_QUEUE, [a])
  expect(queue.stepped(q, 1)).toBeNull()
  expect(queue.stepped(q, -1)).toBeNull()
})

test('moves, removes and clears queued items, never the current one', () => {
  const q = queue.enqueued(queue.enqueued(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b), c), d)
  expect(waiting(queue.movedWaiting(q, 'd', -1))).toEqual(['b', 'd', 'c'])
  expect(waiting(queue.movedWaiting(q, 'b', -5))).toEqual(['b', 'c', 'd'])
  expect(waiting(queue.movedWaiting(q, 'a', 1))).toEqual(['b', 'c', 'd'])
  expect(waiting(queue.withoutWaiting(q, 'c'))).toEqual(['b', 'd'])
  expect(queue.currentOf(queue.withoutWaiting(q, 'a'))).toBe(a)
  expect(queue.cleared(q).items).toEqual([a])
})

test('limits the history', () => {
  let q = queue.EMPTY_QUEUE
  for (let i = 0; i < 200; i++) q = queue.playNow(q, [voice(`v${i}`)])
  expect(q.items.length).toBeLessThanOrEqual(51)
  expect(queue.currentOf(q)?.id).toBe('v199')
})

const answer: Playable = { ...voice('answer'), lead: voice('clip') }

test('plays the clip before the post that replies to it', () => {
  const q = queue.playNow(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b), queue.partsOf(answer))
  expect(queue.currentOf(q)?.id).toBe('clip')
  expect(queue.isLeadTo(q, answer)).toBe(true)
  expect(waiting(q)).toEqual(['answer', 'b'])
  const after = queue.stepped(q, 1) ?? q
  expect(queue.currentOf(after)).toBe(answer)
  expect(queue.isLeadTo(after, answer)).toBe(false)
})

test('treats a clip played alone as no intro', () => {
  expect(queue.isLeadTo(queue.playNow(queue.EMPTY_QUEUE, [voice('clip')]), answer)).toBe(false)
})

test('enqueues and removes a clip together with its post', () => {
  const q = queue.enqueued(queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b), answer)
  expect(waiting(q)).toEqual(['b', 'clip', 'answer'])
  expect(waiting(queue.enqueued(q, answer, 'next'))).toEqual(['clip', 'answer', 'b'])
  expect(waiting(queue.withoutWaiting(q, 'answer'))).toEqual(['b'])
})

test('keeps its position after an update and its identity without changes', () => {
  const q = queue.enqueued(queue.playNow(queue.EMPTY_QUEUE, [a]), b)
  expect(queue.revised(q, (item) => item)).toBe(q)
  const renamed = queue.revised(q, (item) => (item.id === 'b' ? { ...item, title: 'B' } : item))
  expect(queue.currentOf(renamed)).toBe(a)
  expect(queue.upNext(renamed)[0]?.title).toBe('B')
})

test('matches two previews of the same purchase', () => {
  const locked = (item: Playable, paidId: string) => ({ ...item, price: { paidId, cents: 99, whole: item } })
  expect(queue.areOneLock(locked(a, 'o'), locked(b, 'o'))).toBe(true)
  expect(queue.areOneLock(locked(a, 'o'), locked(b, 'p'))).toBe(false)
  expect(queue.areOneLock(locked(a, 'o'), b)).toBe(false)
  expect(queue.areOneLock(a, b)).toBe(false)
  expect(queue.areOneLock(locked(a, 'o'), null)).toBe(false)
})
