import { expect, test } from 'vitest'
import { getSeqParam, readFresh, recordSeq } from './seq'

/** A list that returns these seqs, while events arrive during the request. */
function createList(states: number[], known: (number | null)[]) {
  const sent: number[] = []
  const read = async () => {
    sent.push(Number(getSeqParam()))
    const seqFromHint = known[sent.length - 1]
    if (typeof seqFromHint === 'number') recordSeq(seqFromHint)
    return { seq: states[sent.length - 1] ?? -1 }
  }
  return { named: sent, read }
}

test('reads a list again when an event arrived during the request', async () => {
  recordSeq(10)
  const late = createList([10, 11], [11, null])
  expect(await readFresh(late.read)).toEqual({ seq: 11 })
  expect(late.named).toEqual([10, 11])
})

test('reads a list once when it includes the event, or none arrived', async () => {
  const shows = createList([12], [12])
  await readFresh(shows.read)
  expect(shows.named).toHaveLength(1)
  const quiet = createList([5], [null])
  await readFresh(quiet.read)
  expect(quiet.named).toHaveLength(1)
})
