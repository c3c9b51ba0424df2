import { beforeEach, expect, test, vi } from 'vitest'
import type { Missed } from './catch-up'

/** A newly opened page, and a server whose newest event has seq 9. */
async function opened(meanwhile: (noteSeq: (seq: number) => void) => void = () => undefined) {
  const { noteSeq, newestSeq } = await import('../api/seq')
  const { readMissed } = await import('./read-missed')
  const asked: (number | null)[] = []
  const askFrom = async (after: number | null): Promise<Missed> => {
    asked.push(after)
    if (asked.length === 1) meanwhile(noteSeq)
    return { items: [], seq: 9, reset: false }
  }
  return { noteSeq, newestSeq, asked, read: (after: number | null) => readMissed(after, askFrom) }
}

beforeEach(() => vi.resetModules())

test('reads the current seq when nothing is shown', async () => {
  const { read, asked, newestSeq } = await opened()
  await read(null)
  expect([asked, newestSeq()]).toEqual([[null], 9])
})

test('catches up with a list that was read before the newest event', async () => {
  const { read, asked } = await opened((noteSeq) => noteSeq(7))
  await read(null)
  expect(asked).toEqual([null, 7])
})

test('skips a list that includes the newest event, and starts from the older of two', async () => {
  const fresh = await opened((noteSeq) => noteSeq(9))
  await fresh.read(null)
  expect(fresh.asked).toEqual([null])
  vi.resetModules()
  const two = await opened()
  for (const seq of [6, 8]) two.noteSeq(seq)
  await two.read(null)
  await two.read(8)
  expect(two.asked).toEqual([6, 8])
})
