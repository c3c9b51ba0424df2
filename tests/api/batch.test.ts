/** Batches by name, on the real D1. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batch } from '../../worker/database/batch'
import { rateLimits } from '../../worker/database/tables/http.table'
import { getTools } from '../support/world'

const selectNumber = (n: number) =>
  getTools()
    .db.select({ n: sql<number>`${n}` })
    .from(sql`(select 1)`)

test('returns results by name, lists for lists and nothing for null', async () => {
  const results = await batch(getTools().db, {
    one: selectNumber(1),
    none: null,
    rest: [selectNumber(2), selectNumber(3)],
    empty: [],
    last: selectNumber(4),
  })
  expect(results).toEqual({
    one: [{ n: 1 }],
    none: undefined,
    rest: [[{ n: 2 }], [{ n: 3 }]],
    empty: [],
    last: [{ n: 4 }],
  })
})

test('runs statements in the order of their names and writes all or nothing', async () => {
  const { db } = getTools()
  const insert = () => db.insert(rateLimits).values({ key: 'batch', count: 1, endsAt: 1 })
  await expect(batch(db, { first: insert(), again: insert() })).rejects.toThrow()
  const { found } = await batch(db, {
    added: insert(),
    found: db.select().from(rateLimits).where(sql`key = 'batch'`),
  })
  expect(found).toMatchObject([{ key: 'batch', count: 1 }])
})
