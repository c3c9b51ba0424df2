import { expect, test } from 'vitest'
import { asNewAsKnown, newestSeq, noteSeq } from './seq'

/** A list that returns these seqs, while events arrive during the request. */
function listOf(states: number[], known: (number | null)[]) {
  const named: number[] = []
  const read = async () => {
    named.push(newestSeq())
    const heard = known[named.length - 1]
    if (typeof heard === 'number') noteSeq(heard)
    return { seq: states[named.length - 1] ?? -1 }
  }
  return { named, read }
}

test('reads a list again when an event arrived during the request', async () => {
  noteSeq(10)
  const late = listOf([10, 11], [11, null])
  expect(await asNewAsKnown(late.read)).toEqual({ seq: 11 })
  expect(late.named).toEqual([10, 11])
})

test('reads a list once when it includes the event, or none arrived', async () => {
  const shows = listOf([12], [12])
  await asNewAsKnown(shows.read)
  expect(shows.named).toHaveLength(1)
  const quiet = listOf([5], [null])
  await asNewAsKnown(quiet.read)
  expect(quiet.named).toHaveLength(1)
})
