/** Finds members by exact name only, so that nobody is found by accident (P9). */

import { and, eq, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { foldName } from '../../domain/text/fold-name'
import { batch } from '../database/batch'
import { profileNames, profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS, type PersonColumns } from '../people/person-columns'
import { hasUsername } from '../people/usernames'
import type { Database } from '../tools/db'

/**
 * The member with this username, current or former, and up to two members whose display names fold alike: two are enough to
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
      .from(profileNames)
      .innerJoin(profiles, eq(profiles.id, profileNames.userId))
      .where(
        and(
          eq(profileNames.text, foldName(displayName)),
          eq(profileNames.isWhole, true),
          isNotBlocked,
          isUnusedUsername,
        ),
      )
      .limit(2),
  })
  return { named: named[0], called }
}
