/** Invitations to a site that takes new members by invitation only. */

import { SIGN_UP_INVITATION_DAYS, SIGN_UP_INVITATIONS_OPEN } from '../../../domain/auth/auth.limits'
import { appError } from '../../../domain/errors/errors'
import type { SignUpInvitations } from '../../../domain/site/site.schema'
import { DAY_MS, DAY_SECONDS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import { assertRateLimit } from '../../gate/rate-limit'
import { getSignUpMode } from '../../settings/settings.service'
import { hashToken, makeToken } from '../../tools/token'
import { hasOpenInvitation } from './admission.repo'
import {
  deleteSignUpInvitation,
  insertSignUpInvitation,
  listSignUpInvitations,
} from './sign-up-invitations.repo'

const SIGN_UP_INVITATIONS_CREATED = { count: 20, seconds: 30 * DAY_SECONDS }

/** The member's invitations, and how many more they may have open. */
export async function getSignUpInvitations(
  { db, clock }: AppDeps,
  inviterId: string,
): Promise<SignUpInvitations> {
  const now = clock.now()
  const rows = await listSignUpInvitations(db, inviterId)
  const items = rows.map(({ id, createdAt, expiresAt, usedAt }) => ({
    id,
    createdAt,
    expiresAt,
    isUsed: usedAt !== null,
  }))
  const open = items.filter(({ isUsed, expiresAt }) => !isUsed && expiresAt > now).length
  return { items, left: Math.max(0, SIGN_UP_INVITATIONS_OPEN - open) }
}

/**
 * Creates an invitation; its link is returned once. Throws `site.invitations_off` where the site needs none, and
 * `site.invitations_full` when the member has enough open ones.
 */
export async function createSignUpInvitation(
  deps: AppDeps,
  inviterId: string,
): Promise<{ url: string; expiresAt: number }> {
  const { db, ids, clock, env } = deps
  if ((await getSignUpMode(deps)) !== 'invitation') throw appError('site.invitations_off')
  await assertRateLimit(deps, `sign-up-invitation|${inviterId}`, SIGN_UP_INVITATIONS_CREATED)
  const now = clock.now()
  const token = makeToken()
  const expiresAt = now + SIGN_UP_INVITATION_DAYS * DAY_MS
  const row = { id: ids.make('siv'), tokenHash: await hashToken(token), inviterId, createdAt: now, expiresAt }
  if (!(await insertSignUpInvitation(db, row)))
    throw appError('site.invitations_full', { max: SIGN_UP_INVITATIONS_OPEN })
  return { url: `${env.ORIGIN}/?view=auth&invited=${token}`, expiresAt }
}

/** Throws `request.not_found` when it is not theirs or already gone. */
export async function removeSignUpInvitation({ db }: AppDeps, inviterId: string, id: string): Promise<void> {
  if (!(await deleteSignUpInvitation(db, inviterId, id))) throw appError('request.not_found')
}

/** Throws `auth.sign_up_invitation_invalid` for a token that was used, has expired or never existed. */
export async function assertSignUpInvitation({ db, clock }: AppDeps, token: string): Promise<void> {
  if (!(await hasOpenInvitation(db, await hashToken(token), clock.now())))
    throw appError('auth.sign_up_invitation_invalid')
}
