/** Conditions of new accounts, part of the statement that creates one: nobody slips through a change of the settings. */
import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_SITE_SETTINGS, type SignUpMode } from '../../../domain/site/site'
import { profiles } from '../../database/tables/people.table'
import { signUpInvitations } from '../../database/tables/sign-up-invitations.table'
import { siteSettings } from '../../database/tables/site.table'
import type { Database } from '../../tools/db'

/** How a new account is admitted: at once, by an invitation, or by a request that an admin decides. */
export type AdmissionWay = { mode: Exclude<SignUpMode, 'closed'>; invitationHash: string | null }

const ONE = { one: sql`1` }

const isOpenInvitation = (tokenHash: string, now: number) =>
  and(
    eq(signUpInvitations.tokenHash, tokenHash),
    isNull(signUpInvitations.usedAt),
    gt(signUpInvitations.expiresAt, now),
    // Or a suspended member would return by their own invitation.
    sql`not exists (select 1 from ${profiles} p where p.id = ${signUpInvitations.inviterId} and p.suspended_until > ${now})`,
  )

/** Whether an invitation is unused and unexpired, and its inviter not suspended. */
export async function hasOpenInvitation(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const rows = await db.select(ONE).from(signUpInvitations).where(isOpenInvitation(tokenHash, now))
  return rows.length > 0
}

/** Condition: the site still admits people this way, and the invitation, if one is needed, is open. */
export function isAdmitted(
  db: Database,
  { mode, invitationHash }: AdmissionWay,
  now: number,
): SQL | undefined {
  const stored = sql`coalesce((select json_extract(${siteSettings.value}, '$') from ${siteSettings}
    where ${eq(siteSettings.key, 'signUpMode')}), ${DEFAULT_SITE_SETTINGS.signUpMode})`
  const isCurrent = sql`${stored} = ${mode}`
  if (mode !== 'invitation') return isCurrent
  return and(
    isCurrent,
    exists(
      db
        .select(ONE)
        .from(signUpInvitations)
        .where(isOpenInvitation(invitationHash ?? '', now)),
    ),
  )
}

/** Statement that uses up the invitation of an account; null where none is needed. */
export function consumeInvitation(
  db: Database,
  { mode, invitationHash }: AdmissionWay,
  isMade: SQL,
  now: number,
) {
  if (mode !== 'invitation' || invitationHash === null) return null
  return db
    .update(signUpInvitations)
    .set({ usedAt: now })
    .where(and(eq(signUpInvitations.tokenHash, invitationHash), isMade))
}
