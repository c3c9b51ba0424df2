/** Finding members by exactly what was typed: never by a part of it, so that nobody is found by accident (P9). */
import { and, inArray, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listCaseVariants } from '../../domain/text'
import { isCalled } from '../people/free-name'
import { profiles } from '../people/people.table'
import { areApart } from '../safety/apart'
import type { Database } from '../tools/db'

export type FoundPerson = Pick<
  typeof profiles.$inferSelect,
  'id' | 'username' | 'displayName' | 'avatarColor' | 'avatarMediaId'
>

const found = {
  id: profiles.id,
  username: profiles.username,
  displayName: profiles.displayName,
  avatarColor: profiles.avatarColor,
  avatarMediaId: profiles.avatarMediaId,
}

/** As the index `profiles_called` has it: without the case of the letters a to z. */
const folded = sql`${profiles.displayName} collate nocase`

/**
 * The member of a username, present or former, and those of a display name, at most two: that is enough to know that it is
 * not one. Whom a block keeps from the sender is not there. A username that exists is looked up as a display name for
 * nobody, also where a block hides its owner.
 */
export async function findByName(
  db: Database,
  senderId: string,
  username: string,
  displayName: string,
): Promise<{ named: FoundPerson | undefined; called: FoundPerson[] }> {
  const reachable = not(areApart(senderId, sql`${profiles.id}`))
  const owners = alias(profiles, 'owners')
  const isNobodysUsername = notExists(
    db
      .select({ id: owners.id })
      .from(owners)
      .where(isCalled(db, username, owners)),
  )
  const [[named], called] = await db.batch([
    db
      .select(found)
      .from(profiles)
      .where(and(isCalled(db, username), reachable)),
    db
      .select(found)
      .from(profiles)
      .where(and(inArray(folded, listCaseVariants(displayName)), reachable, isNobodysUsername))
      .limit(2),
  ])
  return { named, called }
}
