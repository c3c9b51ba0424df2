/** Statements that change a profile, for one batch in this order; each checks its conditions again. */
import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import type { ProfileFields } from '../../../domain/account/profile'
import { users } from '../../auth/auth.table'
import { formerUsernames, profiles } from '../../people/people.table'
import type { Database } from '../../tools/db'
import { isUsernameFree } from '../username/usernames'

type ProfileChange = Omit<ProfileFields, 'fediverseAddress'> & {
  fediverseAddress: string | null
  userId: string
  now: number
}

const ONE = { one: sql`1` }

/** Saves the previous username if the new one is available: links with it keep working. */
export function saveFormerUsername(db: Database, { userId, username, now }: ProfileChange) {
  const isGivenUp = and(
    eq(profiles.id, userId),
    ne(profiles.username, username),
    isUsernameFree(db, username, { userId }, now),
  )
  const at = sql`cast(${now} as integer)`
  return db
    .insert(formerUsernames)
    .select(
      sql`select ${profiles.username}, ${profiles.id}, ${at} as created_at from ${profiles} where ${isGivenUp}`,
    )
    .onConflictDoNothing()
}

/** Updates the profile if the username is the user's already or available; returns its id then. */
export function changeProfile(
  db: Database,
  { userId, username, displayName, avatarColor, fediverseAddress, now }: ProfileChange,
) {
  const mayHave = or(eq(profiles.username, username), isUsernameFree(db, username, { userId }, now))
  return db
    .update(profiles)
    .set({ username, displayName, avatarColor, fediverseAddress, updatedAt: now })
    .where(and(eq(profiles.id, userId), mayHave))
    .returning({ id: profiles.id })
}

/** Sets or removes the mark of a bot. */
export function changeBotMark(db: Database, change: { userId: string; isBot: boolean; now: number }) {
  const { userId, isBot, now } = change
  return db.update(profiles).set({ isBot, updatedAt: now }).where(eq(profiles.id, userId))
}

/** Removes a former name that its owner took back. */
export function deleteFormerUsername(db: Database, { userId, username }: ProfileChange) {
  const isBack = and(eq(profiles.id, userId), eq(profiles.username, username))
  return db
    .delete(formerUsernames)
    .where(
      and(
        eq(formerUsernames.username, username),
        eq(formerUsernames.userId, userId),
        exists(db.select(ONE).from(profiles).where(isBack)),
      ),
    )
}

/** The table `user` stores the name too. */
export function syncAccountName(db: Database, userId: string) {
  const name = sql`(select display_name from ${profiles} where id = ${userId})`
  return db.update(users).set({ name }).where(eq(users.id, userId))
}
