/** Finds members by name prefix: ranges of two indexes, never a scan. */

import { and, not, type SQL, sql } from 'drizzle-orm'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import type { Database } from '../tools/db'

/** Sorts after every character. */
const END = '\u{10ffff}'

/** Members whose username, and members whose display name, begins so; each list sorted, without blocked members. */
export async function findMembers(
  db: Database,
  viewerId: string | null,
  { username, name }: { username: string | null; name: string },
  limit: number,
) {
  const { id, username: usernameColumn, displayName } = profiles
  const isNotBlocked = viewerId === null ? undefined : not(isBlocked(viewerId, sql`${id}`))
  const isNotBeingDeleted = sql`not exists (select 1 from ${accountDeletions} d where d.user_id = ${id})`
  const selectRange = (condition: SQL, order: SQL) =>
    db
      .select(PERSON_COLUMNS)
      .from(profiles)
      .where(and(condition, isNotBeingDeleted, isNotBlocked))
      .orderBy(order)
      .limit(limit)
  const folded = sql`${displayName} collate nocase`
  const byName = selectRange(sql`${folded} >= ${name} and ${folded} < ${name + END}`, folded)
  if (username === null) return byName
  const byUsername = selectRange(
    sql`${usernameColumn} >= ${username} and ${usernameColumn} < ${username + END}`,
    sql`${usernameColumn}`,
  )
  return (await db.batch([byUsername, byName])).flat()
}
