import { beforeEach, expect, test, vi } from 'vitest'
import type { MissedHints } from './catch-up'

/** A newly opened page, and a server whose newest event has seq 9. */
async function openPage(meanwhile: (recordSeq: (seq: number) => void) => void = () => undefined) {
  const { recordSeq, getSeqParam } = await import('../api/seq')
  const { readMissed } = await import('./read-missed')
  const asked: (number | null)[] = []
  const fetchEvents = async (after: number | null): Promise<MissedHints> => {
    asked.push(after)
    if (asked.length === 1) meanwhile(recordSeq)
    return { items: [], seq: 9, reset: false }
  }
  return {
    noteSeq: recordSeq,
    newestSeq: getSeqParam,
    asked,
    read: (after: number | null) => readMissed(after, fetchEvents),
  }
}

beforeEach(() => vi.resetModules())

test('reads the current seq when nothing is shown', async () => {
  const { read, asked, newestSeq } = await openPage()
  await read(null)
  expect([asked, newestSeq()]).toEqual([[null], '9'])
})

test('catches up with a list that was read before the newest event', async () => {
  const { read, asked } = await openPage((recordSeq) => recordSeq(7))
  await read(null)
  expect(asked).toEqual([null, 7])
})

test('skips a list that includes the newest event, and starts from the older of two', async () => {
  const fresh = await openPage((recordSeq) => recordSeq(9))
  await fresh.read(null)
  expect(fresh.asked).toEqual([null])
  vi.resetModules()
  const two = await openPage()
  for (const seq of [6, 8]) two.noteSeq(seq)
  await two.read(null)
  await two.read(8)
  expect(two.asked).toEqual([6, 8])
})
