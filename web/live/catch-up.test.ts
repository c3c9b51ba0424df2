import { expect, test } from 'vitest'
import type { Frame, Hint } from '../../domain/live'
import { catchUpFrom, type Missed } from './catch-up'

const hint = (seq: number): Hint => ({ seq, type: 'post.created', kind: 'squawk', id: `post_${seq}` })
const frame = (seq: number, count = 1, earlier: number[] = []): Frame => ({
  ...hint(seq),
  count,
  earlier: earlier.map(hint),
})

/** A client beside a server whose list the test writes. */
function world(from: number | null) {
  const list: number[] = []
  const applied: number[] = []
  const asked: (number | null)[] = []
  const resets: number[] = []
  const server = { fails: false, reset: false }
  const catchUp = catchUpFrom(from, {
    async read(after): Promise<Missed> {
      asked.push(after)
      if (server.fails) throw new Error('offline')
      const seq = list.at(-1) ?? from ?? 0
      if (server.reset) return { items: [], seq, reset: true }
      return { items: after === null ? [] : list.filter((n) => n > after).map(hint), seq, reset: false }
    },
    apply: ({ seq }) => applied.push(seq),
    reset: (seq) => resets.push(seq),
  })
  return { list, applied, asked, resets, server, catchUp }
}

test('a single hint is applied at once, without asking', () => {
  const { catchUp, applied, asked } = world(4)
  catchUp.hint(frame(5))
  expect([applied, asked]).toEqual([[5], []])
})

test('what was missed comes in order, and nothing twice', async () => {
  const { catchUp, applied, list } = world(4)
  catchUp.hint(frame(6))
  list.push(5, 6, 7)
  await catchUp.run()
  catchUp.hint(frame(7))
  expect(applied).toEqual([6, 5, 7])
})

test('a coalesced hint asks for what it stands for', async () => {
  const { catchUp, applied, list, asked } = world(4)
  list.push(5, 6, 7)
  catchUp.hint(frame(7, 3))
  await catchUp.run()
  expect(applied).toEqual([5, 6, 7])
  expect(asked[0]).toBe(4)
})

test('a coalesced hint that names all that it stands for is applied at once, without asking', () => {
  const { catchUp, applied, asked } = world(4)
  catchUp.hint(frame(5))
  catchUp.hint(frame(8, 4, [5, 6, 7]))
  expect([applied, asked]).toEqual([[5, 6, 7, 8], []])
})

test('one that leaves some out asks for all of them', async () => {
  const { catchUp, applied, list } = world(4)
  list.push(5, 6, 7, 8)
  catchUp.hint(frame(8, 4, [6, 7]))
  await catchUp.run()
  expect(applied).toEqual([5, 6, 7, 8])
})

test('an event that came while asking is asked for once more', async () => {
  const { catchUp, applied, list } = world(0)
  list.push(1)
  const first = catchUp.run()
  list.push(2)
  await catchUp.run()
  await first
  expect(applied).toEqual([1, 2])
})

test('after a failed try the next one starts from the same place', async () => {
  const { catchUp, applied, asked, list, server } = world(4)
  list.push(5)
  server.fails = true
  await catchUp.run()
  server.fails = false
  await catchUp.run()
  expect([applied, asked]).toEqual([[5], [4, 4]])
})

test('where the past was cleaned away, everything is read again and counting goes on from there', async () => {
  const { catchUp, asked, list, resets, server } = world(4)
  list.push(90)
  server.reset = true
  await catchUp.run()
  await catchUp.run()
  expect(resets[0]).toBe(90)
  expect(asked).toEqual([4, 90])
})

test('without a place it first learns where the list stands', async () => {
  const { catchUp, applied, list } = world(null)
  list.push(8)
  await catchUp.run()
  list.push(9)
  await catchUp.run()
  expect(applied).toEqual([9])
})
