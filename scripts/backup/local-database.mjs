/**
 * A local D1 database that sends each batch as one request. Miniflare's own proxy makes a blocking call for every
 * statement that is prepared, which takes most of the time of a migration or a restore.
 */
import { retryOnReset } from '../retry-on-reset.ts'

/** Source of the Worker behind it. */
export const BATCH_WORKER = `export default {
  async fetch(request, env) {
    const statements = await request.json()
    try {
      const batch = statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params))
      const results = await env.DB.batch(batch)
      return Response.json({ results: results.map(({ results }) => ({ results })) })
    } catch (error) {
      return Response.json({ error: error.message })
    }
  },
}`

/** The part of the interface of D1 that migrations, backup and restore use. */
export function createLocalDatabase(mf) {
  const send = async (statements) => {
    const response = await mf.dispatchFetch('http://localhost/', {
      method: 'POST',
      body: JSON.stringify(statements.map(({ sql, params }) => ({ sql, params }))),
    })
    const { results, error } = await response.json()
    if (error) throw new Error(error)
    return results
  }
  const read = async (statement) => (await retryOnReset(() => send([statement])))[0]
  const prepare = (sql, params = []) => ({
    sql,
    params,
    bind: (...values) => prepare(sql, values),
    all: () => read({ sql, params }),
    first: async () => (await read({ sql, params })).results[0] ?? null,
  })
  return { prepare, batch: send, exec: (sql) => read({ sql, params: [] }) }
}
