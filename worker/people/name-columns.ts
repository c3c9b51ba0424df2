/** A display name as it is stored, and as people find it. */
import { and, isNull, sql } from 'drizzle-orm'
import { listNameStarts } from '../../domain/text/fold-name'
import type { AppDeps } from '../context'
import { profiles } from '../database/tables/people.table'

/** Names folded by one run of the schedule. */
const NAMES_PER_RUN = 500

/** The columns of a display name; triggers index the folded ones. */
export function toNameColumns(displayName: string): { displayName: string; foldedNames: string } {
  return { displayName, foldedNames: JSON.stringify(listNameStarts(displayName)) }
}

/** Folds names that were stored before, or without this code. */
export async function foldStoredNames({ db }: Pick<AppDeps, 'db'>): Promise<void> {
  const { id, displayName, foldedNames } = profiles
  const rows = await db
    .select({ id, displayName })
    .from(profiles)
    .where(isNull(foldedNames))
    .limit(NAMES_PER_RUN)
  if (rows.length === 0) return
  const folded = rows.map((row) => ({ id: row.id, ...toNameColumns(row.displayName) }))
  const found = sql`(select json_extract(j.value, '$.foldedNames') from json_each(${JSON.stringify(folded)}) j
    where json_extract(j.value, '$.id') = ${id} and json_extract(j.value, '$.displayName') = ${displayName})`
  await db
    .update(profiles)
    .set({ foldedNames: found })
    .where(
      and(
        isNull(foldedNames),
        sql`${id} in (select json_extract(value, '$.id') from json_each(${JSON.stringify(folded)}))`,
      ),
    )
}
