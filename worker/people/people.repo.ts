/** Profiles: our own facts about people, made once for each person who signs in. */
import { eq } from 'drizzle-orm'
import { avatarColorOf, normalUsername } from '../../domain/people'
import { type Database, insertIf } from '../tools/db'
import { isCalled, nameIsFree } from './free-name'
import { profiles } from './people.table'

export type ProfileRow = typeof profiles.$inferSelect

export async function hasProfile(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id))
  return rows.length > 0
}

/** Makes a profile unless its name or its person has one already; says whether the person has one now. */
export async function addProfile(
  db: Database,
  person: { id: string; username: string; displayName: string; email: string; now: number },
): Promise<boolean> {
  const { id, username, displayName, email, now } = person
  const avatarColor = avatarColorOf(username)
  const row = { id, username, displayName, avatarColor, createdAt: now, updatedAt: now }
  await insertIf(db, profiles, row, nameIsFree(db, username, { email }, now)).onConflictDoNothing()
  return hasProfile(db, id)
}

/** Somebody by the name they have or had, as it is typed; `isFormer` where it leads to what they are called now. */
export async function personByName(
  db: Database,
  typed: string,
): Promise<(ProfileRow & { isFormer: boolean }) | null> {
  const name = normalUsername(typed)
  const [row] = await db.select().from(profiles).where(isCalled(db, name))
  return row ? { ...row, isFormer: row.username !== name } : null
}
