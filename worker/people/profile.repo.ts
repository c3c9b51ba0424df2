/** The statements that change a profile. They go into one batch, in this order; each asks again whether it may. */
import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import type { ProfileFields } from '../../domain/profile'
import { user } from '../auth/auth.table'
import type { Database } from '../tools/db'
import { nameIsFree } from './free-name'
import { formerUsernames, profiles } from './people.table'

type Change = ProfileFields & { personId: string; now: number }

const one = { one: sql`1` }

/** Keeps the name somebody gives up, where the one they want is free: links with it go on to lead to them. */
export function keepFormerName(db: Database, { personId, username, now }: Change) {
  const isGivenUp = and(
    eq(profiles.id, personId),
    ne(profiles.username, username),
    nameIsFree(db, username, { personId }, now),
  )
  const at = sql`cast(${now} as integer)`
  return db
    .insert(formerUsernames)
    .select(
      sql`select ${profiles.username}, ${profiles.id}, ${at} as created_at from ${profiles} where ${isGivenUp}`,
    )
    .onConflictDoNothing()
}

/** Writes the profile where its name is the person's already or free; answers its id then. */
export function changeProfile(db: Database, { personId, username, displayName, avatarColor, now }: Change) {
  const mayHave = or(eq(profiles.username, username), nameIsFree(db, username, { personId }, now))
  return db
    .update(profiles)
    .set({ username, displayName, avatarColor, updatedAt: now })
    .where(and(eq(profiles.id, personId), mayHave))
    .returning({ id: profiles.id })
}

/** A former name that is taken back is former no more. */
export function dropFormerName(db: Database, { personId, username }: Change) {
  const isBack = and(eq(profiles.id, personId), eq(profiles.username, username))
  return db
    .delete(formerUsernames)
    .where(
      and(
        eq(formerUsernames.username, username),
        eq(formerUsernames.personId, personId),
        exists(db.select(one).from(profiles).where(isBack)),
      ),
    )
}

/** The sign-in library keeps a name too. */
export function renameAccount(db: Database, personId: string) {
  const name = sql`(select display_name from ${profiles} where id = ${personId})`
  return db.update(user).set({ name }).where(eq(user.id, personId))
}
