/** Profiles: our own facts about people, made once for each person who signs in. */
import { eq } from 'drizzle-orm'
import { avatarColorOf } from '../../domain/people'
import type { Database } from '../tools/db'
import { profiles } from './people.table'

export async function hasProfile(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id))
  return rows.length > 0
}

/** Makes a profile unless its name or its person has one already; says whether the person has one now. */
export async function addProfile(
  db: Database,
  { id, username, displayName, now }: { id: string; username: string; displayName: string; now: number },
): Promise<boolean> {
  await db
    .insert(profiles)
    .values({
      id,
      username,
      displayName,
      avatarColor: avatarColorOf(username),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  return hasProfile(db, id)
}
