/** Finds members by the start of their username or of a word of their name: ranges of two indexes, never a scan. */

import { and, eq, not, sql } from 'drizzle-orm'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { profileNames, profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import type { Database } from '../tools/db'

/** Sorts after every character. */
const END = '\u{10ffff}'

/**
 * Members whose username, and members with a word of whose folded name, begins so; each list sorted, without blocked
 * members.
 */
export async function findMembers(
  db: Database,
  viewerId: string | null,
  { username, name }: { username: string | null; name: string },
  limit: number,
) {
  const { id, username: usernameColumn } = profiles
  const isNotBlocked = viewerId === null ? undefined : not(isBlocked(viewerId, sql`${id}`))
  const isNotBeingDeleted = sql`not exists (select 1 from ${accountDeletions} d where d.user_id = ${id})`
  const { text } = profileNames
  const byName = db
    .select(PERSON_COLUMNS)
    .from(profileNames)
    .innerJoin(profiles, eq(id, profileNames.userId))
    .where(and(sql`${text} >= ${name} and ${text} < ${name + END}`, isNotBeingDeleted, isNotBlocked))
    .orderBy(text)
    // A member may have several words that begin so.
    .limit(limit * 2)
  if (username === null) return byName
  const byUsername = db
    .select(PERSON_COLUMNS)
    .from(profiles)
    .where(
      and(
        sql`${usernameColumn} >= ${username} and ${usernameColumn} < ${username + END}`,
        isNotBeingDeleted,
        isNotBlocked,
      ),
    )
    .orderBy(usernameColumn)
    .limit(limit)
  return (await db.batch([byUsername, byName])).flat()
}
