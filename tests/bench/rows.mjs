/**
 * Rows that D1 reads for a view of the feed: the service's own code on a real D1, with the meta of every statement
 * counted.
 */
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { serve } from '../../scripts/serve.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const load = async (path) => (await runnerImport(`${root}${path}`, { configFile: false, root })).module

/** Wraps a D1 and passes the rows read by each statement to `count`. */
function countRows(d1, count) {
  const statement = (real) =>
    new Proxy(real, {
      get(target, name) {
        if (name === 'bind') return (...values) => statement(target.bind(...values))
        if (name === 'raw')
          return async () => {
            count((await target.run()).meta.rows_read)
            return target.raw()
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return { prepare: (sql) => statement(d1.prepare(sql)) }
}

/**
 * Returns the rows read by a rebuilt, a stored and a cached first page, and by a later one, of the database in this
 * state.
 */
export async function measureRowsRead(state, port) {
  const { mf } = await serve({ state, port, vars: { ENVIRONMENT: 'test' } })
  try {
    const d1 = await mf.getD1Database('DB')
    await d1.prepare("UPDATE feed_pages SET built_version = -1 WHERE kind = 'squawk'").run()
    const [{ getFeed }, { getDatabase }] = await Promise.all([
      load('worker/posts/feed/feed.service.ts'),
      load('worker/tools/db.ts'),
    ])
    let rows = 0
    const work = []
    const db = getDatabase(
      countRows(d1, (read) => {
        rows += read
      }),
    )
    const tools = { db, clock: { now: () => Date.now() }, waitUntil: (promise) => work.push(promise) }
    const viewFeed = async (request) => {
      rows = 0
      const { body } = await getFeed(tools, { kind: 'squawk', ...request })
      const page = JSON.parse(typeof body === 'string' ? body : gunzipSync(body))
      const read = rows
      await Promise.all(work.splice(0))
      return { read, page }
    }
    const futureSeq = Number.MAX_SAFE_INTEGER
    const rebuild = await viewFeed({ seq: futureSeq })
    const stored = await viewFeed({ seq: futureSeq })
    const cached = await viewFeed({})
    const later = await viewFeed({ cursor: rebuild.page.cursor })
    return {
      'from memory': cached.read,
      'stored page': stored.read,
      rebuild: rebuild.read,
      'next page': later.read,
    }
  } finally {
    await mf.dispose()
  }
}
