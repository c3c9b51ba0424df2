/**
 * Threat X6: bodies accept no column names beyond their shape, so that users cannot make themselves Pro, admin or
 * author.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArbitraries } from './arbitraries'
import { listRoutes } from './declared-routes'
import { addFigure, tally } from './figures'
import { createWorld } from './fuzz-world'
import { createKey } from './publish-posts'
import { openServer, type TestServer } from './test-server'

const RIGHTS = {
  role: 'admin',
  isPro: true,
  proExpiresAt: 4e12,
  ageAttestedAt: 1,
  userId: 'usr_x',
  authorId: 'usr_x',
}
const SEED = 7

let server: TestServer
let columns: string[]
beforeAll(async () => {
  server = await openServer({}, 'tests/abuse/recorded-writes.mjs')
  const found = await server.query<{ name: string }>(
    `select distinct c.name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not glob '_cf*'`,
  )
  const camel = (name: string) => name.replace(/_(\w)/g, (_, char: string) => char.toUpperCase())
  columns = [...new Set(found.flatMap(({ name }) => [name, camel(name)]).concat(Object.keys(RIGHTS)))]
})
afterAll(() => server.close())

test('every body rejects every foreign column, and nothing is written', async () => {
  expect(columns.length).toBeGreaterThan(150)
  const world = await createWorld(server)
  const { createValid } = createArbitraries(world.known)
  let tried = 0
  const taken: string[] = []
  const statuses: number[] = []
  for (const route of listRoutes()) {
    const { body, bodyShape } = route
    if (!body || !bodyShape || body.type !== 'object') continue
    const own = new Set(Object.keys(body.properties ?? {}))
    const [sample] = fc.sample(createValid(body), { numRuns: 1, seed: SEED })
    const base = (world.examples[route.name] ?? sample) as Record<string, unknown>
    const foreign = columns.filter((name) => !own.has(name))
    for (const name of foreign) {
      tried += 1
      const judged = bodyShape.safeParse({ ...base, [name]: 1 })
      if (judged.success && name in (judged.data as object)) taken.push(`${route.name} takes ${name}`)
    }
    // The running Worker gets all of them at once, and each privilege by itself.
    const rights = Object.entries(RIGHTS).filter(([name]) => !own.has(name))
    for (const more of [
      Object.fromEntries(foreign.map((name) => [name, 1])),
      ...rights.map((one) => Object.fromEntries([one])),
    ]) {
      const answer = await server.request(
        `${route.method.toUpperCase()} ${route.path.replace(/\{\w+\}/g, world.people.member?.id ?? '')}`,
        {
          as: world.people.member,
          json: { ...base, ...more },
          key: createKey(),
        },
      )
      statuses.push(answer.status)
      const wrote = answer.headers.get('x-wrote')
      if (answer.status < 400 || wrote)
        taken.push(`${route.name}: ${answer.status}, wrote ${wrote}, ${Object.keys(more)}`)
    }
  }
  addFigure('mass assignment: columns of all tables in all bodies', tried + statuses.length, tally(statuses))
  expect(taken).toEqual([])
})
