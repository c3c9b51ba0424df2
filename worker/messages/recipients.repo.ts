/** Finds members by exact name only, so that nobody is found by accident (P9). */

import { and, inArray, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listCaseVariants } from '../../domain/text/text'
import { batch } from '../database/batch'
import { profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS, type PersonColumns } from '../people/person-columns'
import { hasUsername } from '../people/usernames'
import type { Database } from '../tools/db'

/** Same wording as the index `profiles_display_name_nocase`: ignores the case of a to z. */
const folded = sql`${profiles.displayName} collate nocase`

/**
 * The member with this username, current or former, and up to two members with this display name: two are enough to
 * know that it is ambiguous. Blocked members are not found. An existing username is never matched as a display name, even
 * if a block hides its owner.
 */
export async function findByName(
  db: Database,
  senderId: string,
  username: string,
  displayName: string,
): Promise<{ named: PersonColumns | undefined; called: PersonColumns[] }> {
  const isNotBlocked = not(isBlocked(senderId, sql`${profiles.id}`))
  const owners = alias(profiles, 'owners')
  const isUnusedUsername = notExists(
    db
      .select({ id: owners.id })
      .from(owners)
      .where(hasUsername(db, username, owners)),
  )
  const { named, called } = await batch(db, {
    named: db
      .select(PERSON_COLUMNS)
      .from(profiles)
      .where(and(hasUsername(db, username), isNotBlocked)),
    called: db
      .select(PERSON_COLUMNS)
      .from(profiles)
      .where(and(inArray(folded, listCaseVariants(displayName)), isNotBlocked, isUnusedUsername))
      .limit(2),
  })
  return { named: named[0], called }
}
