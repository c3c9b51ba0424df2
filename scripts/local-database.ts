/**
 * A local D1 database that sends each batch as one request. Miniflare's own proxy makes a blocking call for every
 * statement that is prepared, which takes most of the time of a migration or a restore; on a busy machine the connection
 * is closed meanwhile.
 */
import type { Miniflare } from 'miniflare'
import { retryOnReset } from './retry-on-reset.ts'

/** A value of a column: D1 has integers, reals, texts and nulls here, and no blobs. */
export type SqlValue = string | number | null

/** The part of D1's interface that scripts use. */
export type LocalDatabase = {
  prepare(sql: string): LocalStatement
  batch(statements: readonly LocalStatement[]): Promise<unknown>
  exec(sql: string): Promise<unknown>
}

export type LocalStatement = {
  bind(...values: SqlValue[]): LocalStatement
  all<Row>(): Promise<{ results: Row[] }>
  first<Row>(): Promise<Row | null>
}

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

/** The answer of the Worker; each result has the rows of one statement. */
type BatchAnswer = { results: BatchResult[]; error?: undefined } | { error: string }
type BatchResult = { results: Row[] }

type Row = Record<string, SqlValue>

type SqlWithParams = { sql: string; params: readonly SqlValue[] }
type BatchStatement = LocalStatement & SqlWithParams

/** The part of the interface of D1 that migrations, backup and restore use. */
export function createLocalDatabase(mf: Miniflare) {
  const send = async (statements: readonly SqlWithParams[]): Promise<BatchResult[]> => {
    const response = await mf.dispatchFetch('http://localhost/', {
      method: 'POST',
      body: JSON.stringify(statements.map(({ sql, params }) => ({ sql, params }))),
    })
    const answer = (await response.json()) as BatchAnswer
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.results
  }
  const read = async (statement: SqlWithParams) => {
    const [result = { results: [] }] = await retryOnReset(() => send([statement]))
    return result
  }
  const prepare = (sql: string, params: readonly SqlValue[] = []): BatchStatement => ({
    sql,
    params,
    bind: (...values) => prepare(sql, values),
    // The caller knows the columns that it selects.
    all: async <Result>() => ({ results: (await read({ sql, params })).results as Result[] }),
    first: async <Result>() => ((await read({ sql, params })).results[0] ?? null) as Result | null,
  })
  return {
    prepare,
    batch: (statements: readonly BatchStatement[]) => send(statements),
    exec: (sql: string) => read({ sql, params: [] }),
  }
}
