/** A member's invitations to the site. */
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { SIGN_UP_INVITATIONS_OPEN } from '../../../domain/auth/auth.limits'
import { signUpInvitations } from '../../database/tables/sign-up-invitations.table'
import { type Database, insertIf } from '../../tools/db'

type InvitationRow = typeof signUpInvitations.$inferInsert
const LISTED = 4 * SIGN_UP_INVITATIONS_OPEN

/** Newest first. */
export function listSignUpInvitations(db: Database, inviterId: string) {
  return db
    .select()
    .from(signUpInvitations)
    .where(eq(signUpInvitations.inviterId, inviterId))
    .orderBy(desc(signUpInvitations.createdAt))
    .limit(LISTED)
}

/** Inserts an invitation unless the member has `SIGN_UP_INVITATIONS_OPEN` open ones, in one statement. */
export async function insertSignUpInvitation(db: Database, row: InvitationRow): Promise<boolean> {
  const open = db
    .select({ count: sql<number>`count(*)` })
    .from(signUpInvitations)
    .where(
      and(
        eq(signUpInvitations.inviterId, row.inviterId),
        isNull(signUpInvitations.usedAt),
        gt(signUpInvitations.expiresAt, row.createdAt),
      ),
    )
  const inserted = await insertIf(
    db,
    signUpInvitations,
    row,
    lt(sql`(${open})`, sql`cast(${SIGN_UP_INVITATIONS_OPEN} as integer)`),
  ).returning({ id: signUpInvitations.id })
  return inserted.length > 0
}

/** Deletes one of the member's invitations; false when it is not theirs or already gone. */
export async function deleteSignUpInvitation(db: Database, inviterId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(signUpInvitations)
    .where(and(eq(signUpInvitations.id, id), eq(signUpInvitations.inviterId, inviterId)))
    .returning({ id: signUpInvitations.id })
  return deleted.length > 0
}
