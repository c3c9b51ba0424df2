/** Statements that change a profile, for one batch in this order; each checks its conditions again. */
import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import { users } from '../../database/tables/auth.table'
import { formerUsernames, profiles } from '../../database/tables/people.table'
import { toNameColumns } from '../../people/name-columns'
import { isUsernameFree } from '../../people/usernames'
import type { Database } from '../../tools/db'

/** Fields of a profile as they are stored. */
export type SavedFields = Pick<
  typeof profiles.$inferSelect,
  'username' | 'displayName' | 'avatarColor' | 'fediverseAddress'
>
type NewUsername = { userId: string; username: string; now: number }

const ONE = { one: sql`1` }

/** Saves the previous username if the new one is available: links with it keep working. */
export function saveFormerUsername(db: Database, { userId, username, now }: NewUsername) {
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

/**
 * Writes the given fields, a username only if it is the user's already or available. Returns the whole profile then,
 * with what another device saved meanwhile.
 */
export function changeProfile(
  db: Database,
  { saved, userId, now }: { saved: Partial<SavedFields>; userId: string; now: number },
) {
  const { username, displayName } = saved
  const mayHave =
    username === undefined
      ? undefined
      : or(eq(profiles.username, username), isUsernameFree(db, username, { userId }, now))
  return db
    .update(profiles)
    .set({ ...saved, ...(displayName === undefined ? {} : toNameColumns(displayName)), updatedAt: now })
    .where(and(eq(profiles.id, userId), mayHave))
    .returning({
      username: profiles.username,
      displayName: profiles.displayName,
      avatarColor: profiles.avatarColor,
      fediverseAddress: profiles.fediverseAddress,
    })
}

/** Sets or removes the mark of a bot. */
export function changeBotMark(db: Database, change: { userId: string; isBot: boolean; now: number }) {
  const { userId, isBot, now } = change
  return db.update(profiles).set({ isBot, updatedAt: now }).where(eq(profiles.id, userId))
}

/** Removes a former name that its owner took back. */
export function deleteFormerUsername(db: Database, { userId, username }: Omit<NewUsername, 'now'>) {
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
