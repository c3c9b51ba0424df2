/** Stored counts of refusals. */
import { sql } from 'drizzle-orm'
import { dailyFigures } from '../database/tables/figures.table'
import type { Database } from '../tools/db'

/** Adds to figures of a day, in one statement. */
export async function addRefusals(
  db: Database,
  day: string,
  values: Record<string, number>,
  now: number,
): Promise<void> {
  await db.run(sql`insert into ${dailyFigures} (day, name, value, updated_at)
    select ${day}, key, cast(value as integer), cast(${now} as integer) from json_each(${JSON.stringify(values)}) where true
    on conflict (day, name) do update set value = value + excluded.value, updated_at = excluded.updated_at`)
}
