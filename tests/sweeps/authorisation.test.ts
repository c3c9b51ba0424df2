/** Every route of the registry, on every kind of resource, in every role, against the reviewed table of `tests/api`. */
import { beforeAll, expect, test } from 'vitest'
import { addGateTrack, findDifferences } from '../support/authorisation'

beforeAll(addGateTrack)

test('answers each route and role with the status of the table', { timeout: 600_000 }, async () => {
  expect(await findDifferences(() => true)).toEqual([])
})
