/** Password resets: requests behave the same for known and unknown addresses; only the owner gets the link. */

import { RESET_HOURS } from '../../../domain/auth/auth.limits'
import { validateEmail, validatePassword } from '../../../domain/auth/sign-in'
import { appError } from '../../../domain/errors/errors'
import { normalizeEmail } from '../../../domain/people/email'
import { HOUR_MS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import {
  createAlreadyMemberEmail,
  createFirstAddressEmail,
  createPasswordChangedEmail,
  createResetEmail,
} from '../../emails/account-emails'
import { createNoticeSms } from '../../emails/account-notices'
import { liftAddress } from '../../outbox/address-reports.service'
import { createEmail } from '../../outbox/outbox.service'
import { deriveLinkToken } from '../../outbox/placeholders'
import type { SessionUser } from '../../session-user'
import { hashToken } from '../../tools/token'
import { summarizeAccess } from '../access/access.repo'
import { hasAccount } from '../sign-up/sign-up.repo'
import { hashPassword } from './password'
import {
  findReset,
  insertAccountEmail,
  insertFirstAddressReset,
  insertReset,
  setPassword,
} from './resets.repo'

/** Sends a reset link, if the address has an account. */
export async function requestReset(deps: AppDeps, typed: string): Promise<void> {
  const { db, ids, clock, env } = deps
  const problem = validateEmail(typed)
  if (problem) throw problem
  const email = normalizeEmail(typed)
  const now = clock.now()
  const id = ids.make('rst')
  const tokenHash = await hashToken(await deriveLinkToken(env.AUTH_SECRET, id))
  const mail = deps.t(() => createResetEmail(email, { origin: env.ORIGIN, link: id }))
  const emailRow = createEmail(deps, mail)
  await insertReset(db, { id, tokenHash, email, now, expiresAt: now + RESET_HOURS * HOUR_MS }, emailRow)
}

/**
 * Sends a verification link for the first address of an account. A taken address gets another email, and the same
 * response.
 */
export async function requestFirstAddress(deps: AppDeps, person: SessionUser, typed: string): Promise<void> {
  const { db, ids, clock, env } = deps
  const problem = validateEmail(typed)
  if (problem) throw problem
  if (person.emailVerified) throw appError('email.already_set')
  const email = normalizeEmail(typed)
  const now = clock.now()
  if (await hasAccount(db, email)) {
    const mail = deps.t(() => createAlreadyMemberEmail(email, { origin: env.ORIGIN }))
    await insertAccountEmail(db, createEmail(deps, mail))
    return
  }
  const id = ids.make('rst')
  const tokenHash = await hashToken(await deriveLinkToken(env.AUTH_SECRET, id))
  const { username } = person
  const mail = deps.t(() => createFirstAddressEmail(email, { origin: env.ORIGIN, link: id, username }))
  const expiresAt = now + RESET_HOURS * HOUR_MS
  await insertFirstAddressReset(
    db,
    { id, tokenHash, userId: person.id, email, now, expiresAt },
    // Account deletion knows no unverified address, and the link may have expired by then.
    { ...createEmail(deps, mail), senderId: person.id },
  )
}

export type ResetResult = { email: string; userId: string; ended: string[] }

/** Consumes a link: sets the password and revokes access; returns the user and the ended sessions. */
export async function resetPassword(
  deps: AppDeps,
  { token, password }: { token: string; password: string },
  viewer: Pick<SessionUser, 'id'> | null,
): Promise<ResetResult> {
  const { db, ids, clock } = deps
  const problem = validatePassword(password)
  if (problem) throw problem
  const tokenHash = await hashToken(token)
  // Unknown links cost no hash.
  const found = await findReset(db, tokenHash, clock.now())
  if (!found) throw appError('auth.verification_invalid')
  const { userId, email, isFirst } = found
  // A mistyped address belongs to another person, who must not get the account with the mail.
  if (isFirst && viewer?.id !== userId) throw appError('email.wrong_account')
  const passwordHash = await hashPassword(password, deps.env)
  const now = clock.now()
  const act = isFirst ? 'first_address' : 'password_reset'
  const summary = await summarizeAccess(db, userId, now)
  const mail = deps.t(() => createPasswordChangedEmail(email, { origin: deps.env.ORIGIN, act, summary }))
  const owner = { id: userId, emailVerified: !isFirst, email, phone: summary.phone }
  // An address is a way in that the owner of the number may not know of.
  const sms = createNoticeSms(deps, owner, 'addressAdded')
  const notices = [createEmail(deps, mail), ...(sms ? [sms] : [])]
  const given = { tokenHash, userId, accountId: ids.make('acc'), passwordHash, act, now } as const
  const ended = await setPassword(db, given, notices)
  if (!ended) throw appError('auth.verification_invalid')
  await liftAddress(deps, email)
  return { email, userId, ended: ended.map(({ id }) => id) }
}
