/** A sample of the strings in all other fields. */
import { addFigure } from '../figures'
import { fillFields } from './fields'
import { expect, test } from './server-fixture'
import { SOME } from './strings'

test('every other field stores a string by the rules or rejects it with a message', async ({ server }) => {
  const { trials } = await fillFields(server)
  const { sent, refused } = trials.counts
  addFigure(`${SOME.length} strings in 31 other fields`, sent, `${refused} rejected, the rest stored`)
  expect(trials.flaws).toEqual([])
})
