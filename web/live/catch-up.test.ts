import { expect, test } from 'vitest'
import type { Hint, LiveFrame } from '../../domain/live/live'
import { createCatchUp, type MissedHints } from './catch-up'

const hint = (seq: number): Hint => ({ seq, type: 'post.created', kind: 'squawk', id: `post_${seq}` })
const frame = (seq: number, count = 1, earlier: number[] = []): LiveFrame => ({
  ...hint(seq),
  count,
  earlier: earlier.map(hint),
})

/** A client with a server whose event list the test controls. */
function createWorld(from: number | null) {
  const list: number[] = []
  const applied: number[] = []
  const asked: (number | null)[] = []
  const resets: number[] = []
  const server = { fails: false, reset: false }
  const catchUp = createCatchUp(from, {
    async read(after): Promise<MissedHints> {
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

test('applies a single hint immediately without a request', () => {
  const { catchUp, applied, asked } = createWorld(4)
  catchUp.hint(frame(5))
  expect([applied, asked]).toEqual([[5], []])
})

test('applies missed events in order, none twice', async () => {
  const { catchUp, applied, list } = createWorld(4)
  catchUp.hint(frame(6))
  list.push(5, 6, 7)
  await catchUp.run()
  catchUp.hint(frame(7))
  expect(applied).toEqual([6, 5, 7])
})

test('fetches the events behind a coalesced hint', async () => {
  const { catchUp, applied, list, asked } = createWorld(4)
  list.push(5, 6, 7)
  catchUp.hint(frame(7, 3))
  await catchUp.run()
  expect(applied).toEqual([5, 6, 7])
  expect(asked[0]).toBe(4)
})

test('applies a complete coalesced hint immediately without a request', () => {
  const { catchUp, applied, asked } = createWorld(4)
  catchUp.hint(frame(5))
  catchUp.hint(frame(8, 4, [5, 6, 7]))
  expect([applied, asked]).toEqual([[5, 6, 7, 8], []])
})

test('fetches all events when a coalesced hint leaves some out', async () => {
  const { catchUp, applied, list } = createWorld(4)
  list.push(5, 6, 7, 8)
  catchUp.hint(frame(8, 4, [6, 7]))
  await catchUp.run()
  expect(applied).toEqual([5, 6, 7, 8])
})

test('fetches again for an event that arrived during a request', async () => {
  const { catchUp, applied, list } = createWorld(0)
  list.push(1)
  const first = catchUp.run()
  list.push(2)
  await catchUp.run()
  await first
  expect(applied).toEqual([1, 2])
})

test('retries from the same cursor after a failure', async () => {
  const { catchUp, applied, asked, list, server } = createWorld(4)
  list.push(5)
  server.fails = true
  await catchUp.run()
  server.fails = false
  await catchUp.run()
  expect([applied, asked]).toEqual([[5], [4, 4]])
})

test('resets and continues from the new cursor when old events were purged', async () => {
  const { catchUp, asked, list, resets, server } = createWorld(4)
  list.push(90)
  server.reset = true
  await catchUp.run()
  await catchUp.run()
  expect(resets[0]).toBe(90)
  expect(asked).toEqual([4, 90])
})

test('first reads the current seq without a cursor', async () => {
  const { catchUp, applied, list } = createWorld(null)
  list.push(8)
  await catchUp.run()
  list.push(9)
  await catchUp.run()
  expect(applied).toEqual([9])
})
