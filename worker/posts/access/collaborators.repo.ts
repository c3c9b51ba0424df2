/** Collaborators of a post. Triggers update the post's own credits. */

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { collaborators, invitations } from '../../database/tables/invitations.table'
import { profiles } from '../../database/tables/people.table'
import { PERSON_COLUMNS } from '../../people/person-columns'
import type { Database } from '../../tools/db'

/** Members who accepted, in that order. */
export function listCollaborators(db: Database, postId: string) {
  return db
    .select(PERSON_COLUMNS)
    .from(collaborators)
    .innerJoin(profiles, eq(profiles.id, collaborators.userId))
    .where(and(eq(collaborators.postId, postId), eq(collaborators.role, 'collaborator')))
    .orderBy(asc(collaborators.createdAt), asc(profiles.id))
}

export async function isCollaborator(db: Database, postId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ role: collaborators.role })
    .from(collaborators)
    .where(and(eq(collaborators.postId, postId), eq(collaborators.userId, userId)))
  return rows.length > 0
}

/** Statement that finds which of these posts a person works on, as creator or collaborator. */
export function findCollaborations(db: Database, userId: string, postIds: readonly string[]) {
  const these = selectValues(postIds)
  return db
    .select({ postId: collaborators.postId })
    .from(collaborators)
    .where(and(inArray(collaborators.postId, these), eq(collaborators.userId, userId)))
}

/** Statement that adds a person to the post of an invitation, if `open` still matches it. */
export function addCollaborator(db: Database, open: SQL | undefined, userId: string, now: number) {
  return db
    .insert(collaborators)
    .select(
      sql`select post_id, ${userId} as user_id, 'collaborator' as role, cast(${now} as integer) as created_at
        from ${invitations} where ${open}`,
    )
    .onConflictDoNothing()
}

/** Statement that removes a collaborator; the creator stays. */
export function deleteCollaborator(db: Database, postId: string, userId: string) {
  return db
    .delete(collaborators)
    .where(
      and(
        eq(collaborators.postId, postId),
        eq(collaborators.userId, userId),
        eq(collaborators.role, 'collaborator'),
      ),
    )
    .returning({ userId: collaborators.userId })
}
