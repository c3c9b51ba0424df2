import { expect, test } from 'vitest'
import { asNewAsKnown, newestSeq, noteSeq } from './seq'

/** A list that answers with these states, while events become known on the way. */
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

test('a list is read again, and names the event, if one became known while it was read', async () => {
  noteSeq(10)
  const late = listOf([10, 11], [11, null])
  expect(await asNewAsKnown(late.read)).toEqual({ seq: 11 })
  expect(late.named).toEqual([10, 11])
})

test('a list that shows the event already, or that nothing overtook, is read once', async () => {
  const shows = listOf([12], [12])
  await asNewAsKnown(shows.read)
  expect(shows.named).toHaveLength(1)
  const quiet = listOf([5], [null])
  await asNewAsKnown(quiet.read)
  expect(quiet.named).toHaveLength(1)
})
