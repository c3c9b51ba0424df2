/** Batches whose results are read by name, not by position. */
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../tools/db'

type Statement = BatchItem<'sqlite'>
type Part = Statement | readonly Statement[] | null
type PartResult<P extends Part> = P extends null
  ? undefined
  : P extends Statement
    ? P['_']['result']
    : { -readonly [K in keyof P]: P[K] extends Statement ? P[K]['_']['result'] : never }

/**
 * Runs statements in one transaction, in the order of their names, and returns their results by name. A list of
 * statements returns the list of their results, null nothing.
 * @example const { post, events } = await batch(db, { post: insertPost(db, row), links: links.map(…), events: … })
 */
export async function batch<const P extends Record<string, Part>>(
  db: Database,
  parts: P,
): Promise<{ [K in keyof P]: PartResult<P[K]> }> {
  const statements = Object.values(parts).flatMap((part) => part ?? [])
  const [first, ...rest] = statements
  const results: unknown[] = first ? await db.batch([first, ...rest]) : []
  let next = 0
  const readResult = (part: Part): unknown => {
    if (part === null) return undefined
    return Array.isArray(part) ? part.map(() => results[next++]) : results[next++]
  }
  const named = Object.entries(parts).map(([name, part]) => [name, readResult(part)])
  return Object.fromEntries(named) as { [K in keyof P]: PartResult<P[K]> }
}

/** Statement that fails its whole batch unless the condition holds: a batch cannot branch. D1 reports malformed JSON. */
export function failUnless(db: Database, condition: SQL) {
  return db.select({ holds: sql`json(iif(${condition}, 'true', 'failed'))` }).from(sql`(select 1)`)
}
