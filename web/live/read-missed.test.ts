import { beforeEach, expect, test, vi } from 'vitest'
import type { Missed } from './catch-up'

/** A page that was just opened, and a server whose newest event is the ninth. */
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

test('where nothing is shown, it is learnt where the list of events stands', async () => {
  const { read, asked, newestSeq } = await opened()
  await read(null)
  expect([asked, newestSeq()]).toEqual([[null], 9])
})

test('a list that came from before the newest event while that was asked for is caught up with', async () => {
  const { read, asked } = await opened((noteSeq) => noteSeq(7))
  await read(null)
  expect(asked).toEqual([null, 7])
})

test('one that knew of it is left alone, and of two the older one counts', async () => {
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
