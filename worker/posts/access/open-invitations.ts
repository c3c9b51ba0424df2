import { and, eq, gt, type SQL } from 'drizzle-orm'
import { invitations } from '../../database/tables/invitations.table'

/** Condition for invitations that are pending and have not expired. */
export function matchOpenInvitations(now: number): SQL | undefined {
  return and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, now))
}
