/** Finds members by name prefix: ranges of two indexes, never a scan. */
import { and, not, type SQL, sql } from 'drizzle-orm'
import { erasures } from '../people/erasures.table'
import { profiles } from '../people/people.table'
import { areApart } from '../safety/apart'
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
  const { id, username: called, displayName, avatarColor, avatarMediaId } = profiles
  const meets = viewerId === null ? undefined : not(areApart(viewerId, sql`${id}`))
  const stays = sql`not exists (select 1 from ${erasures} e where e.person_id = ${id})`
  const range = (way: SQL, order: SQL) =>
    db
      .select({ id, username: called, displayName, avatarColor, avatarMediaId })
      .from(profiles)
      .where(and(way, stays, meets))
      .orderBy(order)
      .limit(limit)
  const folded = sql`${displayName} collate nocase`
  const byName = range(sql`${folded} >= ${name} and ${folded} < ${name + END}`, folded)
  if (username === null) return byName
  const byUsername = range(sql`${called} >= ${username} and ${called} < ${username + END}`, sql`${called}`)
  return (await db.batch([byUsername, byName])).flat()
}
