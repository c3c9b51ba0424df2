/** Every route of the registry, on every kind of resource, against a reviewed table. */
import { beforeAll, expect, test } from 'vitest'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { addGateTrack, findDifferences, ROWS } from '../support/authorisation'
import { ROLES } from './authorisation.table'

// The same handler serves the pages of every kind: message pages stand for all.
const OTHER_KINDS = KIND_NAMES.filter((kind) => getKind(kind).playsAs !== 'thread').join('|')
const ELSEWHERE = new RegExp(`^\\w+ (/embed)?/(${OTHER_KINDS})(/|$)`)

test('lists every route of the registry in the reviewed table, and no removed one', () => {
  const routes = listRouteDefinitions()
    .filter(({ access }) => access !== 'development' && access !== 'test')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !ELSEWHERE.test(route))
  const reviewed = ROWS.map(({ route }) => route).filter((route) => !route.startsWith('head '))
  expect([...new Set(reviewed)].sort()).toEqual([...new Set(routes)].sort())
  for (const { statuses } of ROWS) expect(statuses).toHaveLength(ROLES.length)
})

beforeAll(addGateTrack)

// Without a resource, its recipient and the invitee are members like any other: `tests/sweeps` tries them too.
test('answers each route with the status of the table in each role that differs', {
  timeout: 600_000,
}, async () => {
  const differences = await findDifferences(
    (role, thing) => thing !== '-' || !['recipient', 'proved'].includes(role),
  )
  expect(differences).toEqual([])
})
