/** Some of every class of strings in each other field, and on the surfaces that show them. */
import { figure } from '../figures'
import { fields } from './fields'
import { expect, test } from './house-test'
import { SOME } from './strings'

test('each other field keeps what the rules say, or refuses it in words', async ({ house }) => {
  const { trials } = await fields(house)
  const { sent, refused } = trials.counts
  figure(`${SOME.length} strings in 31 other fields`, sent, `${refused} refused, the rest kept`)
  expect(trials.flaws).toEqual([])
})
