/** Profiles: one per user, created at first sign-in. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { getAvatarColor } from '../../domain/people/avatars'
import { normalizeUsername } from '../../domain/people/people'
import { selectValues } from '../database/predicates'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { profiles } from '../database/tables/people.table'
import { type Database, insertIf } from '../tools/db'
import { toNameColumns } from './name-columns'
import { PERSON_COLUMNS } from './person-columns'
import { hasUsername, isUsernameFree } from './usernames'

export type ProfileRow = typeof profiles.$inferSelect

export async function hasProfile(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id))
  return rows.length > 0
}

/** Creates a profile unless the username or the user has one; returns whether the user has one now. */
export async function addProfile(
  db: Database,
  person: { id: string; username: string; displayName: string; email: string; now: number },
): Promise<boolean> {
  const { id, username, displayName, email, now } = person
  const avatarColor = getAvatarColor(username)
  const row = { id, username, ...toNameColumns(displayName), avatarColor, createdAt: now, updatedAt: now }
  await insertIf(db, profiles, row, isUsernameFree(db, username, { email }, now)).onConflictDoNothing()
  return hasProfile(db, id)
}

/**
 * Finds a profile by its current or a former username as typed; `isFormer` for a former one. A restored account that was
 * deleted after the backup has its name until its deletion starts again, and is not found.
 */
export async function findPersonByUsername(
  db: Database,
  typed: string,
): Promise<(ProfileRow & { isFormer: boolean }) | null> {
  const name = normalizeUsername(typed)
  const isNotBeingDeleted = sql`not exists (select 1 from ${accountDeletions} d where d.user_id = ${profiles.id})`
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(hasUsername(db, name), isNotBeingDeleted))
  return row ? { ...row, isFormer: row.username !== name } : null
}

/** The fediverse address of a user, or null. */
export async function findFediverseAddress(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ address: profiles.fediverseAddress })
    .from(profiles)
    .where(eq(profiles.id, id))
  return row?.address ?? null
}

/** A profile by the id of its user, or null. */
export async function findProfileById(db: Database, id: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id))
  return row ?? null
}

/** Members by id, with the columns shown. */
export function findPeople(db: Database, ids: readonly string[]) {
  return db
    .select(PERSON_COLUMNS)
    .from(profiles)
    .where(inArray(profiles.id, selectValues(ids)))
}
