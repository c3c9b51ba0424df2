/** Conditions and lists that several repos use in SQL. */
import { type SQL, sql } from 'drizzle-orm'

/** A list of values for `in`, bound as one parameter: D1 allows 100. */
export const selectValues = (values: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** Condition: the post of this alias has a recipient. */
export const isMessageAs = (alias: 'p' | 't'): SQL =>
  sql.raw(
    `(${alias}.recipient_id is not null or ${alias}.recipient_email is not null or ${alias}.recipient_phone is not null)`,
  )
