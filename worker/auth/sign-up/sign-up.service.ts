/**
 * Sign-up: the address is verified before an account exists. Known and new addresses get the same response after the
 * same work; only the email differs, which only the address's owner reads.
 */

import { AGE_TEXT_VERSION, validateSignUp } from '../../../domain/auth/sign-in'
import { appError } from '../../../domain/errors/errors'
import { VERIFICATION_HOURS } from '../../../domain/limits'
import { createDisplayName, normalizeEmail, normalizeUsername } from '../../../domain/people/people'
import { HOUR_MS } from '../../../domain/posts/expiry'
import { isUsernameAvailable } from '../../account/username/usernames'
import type { AppDeps } from '../../context'
import { createAlreadyMemberEmail, createConfirmEmail } from '../../emails/account-emails'
import { createEmail } from '../../outbox/outbox.service'
import { deriveLinkToken } from '../../outbox/placeholders'
import { hashPassword } from '../password/password'
import { hashToken } from '../token'
import {
  acceptSignUp,
  findSignUp,
  hasAccount,
  insertSignUp,
  renewSignUp,
  type SignUpRow,
} from './sign-up.repo'

export type SignUpInput = Parameters<typeof validateSignUp>[0]

/** Rejects invalid input before the attempt is counted and the password is hashed. */
export async function assertValidSignUp(deps: AppDeps, input: SignUpInput): Promise<void> {
  const problem = validateSignUp(input)
  if (problem) throw problem
  const email = normalizeEmail(input.email)
  if (!(await isUsernameAvailable(deps, normalizeUsername(input.username), { email })))
    throw appError('auth.username_taken', {}, 'username')
}

/** Stores a validated sign-up; returns the id with which the email can be requested again. */
export async function signUp(deps: AppDeps, input: SignUpInput): Promise<{ signUpId: string }> {
  const { db, ids, clock } = deps
  const now = clock.now()
  const email = normalizeEmail(input.email)
  const username = normalizeUsername(input.username)
  const { linkId, tokenHash } = await createLink(deps)
  const row: SignUpRow = {
    id: ids.make('sup'),
    email,
    username,
    displayName: createDisplayName({ displayName: input.displayName, username }),
    passwordHash: await hashPassword(input.password, deps.env),
    tokenHash,
    ageAttestedAt: now,
    ageTextVersion: AGE_TEXT_VERSION,
    createdAt: now,
    expiresAt: now + VERIFICATION_HOURS * HOUR_MS,
  }
  const isInserted = await insertSignUp(db, row, await createSignUpEmail(deps, row, linkId))
  if (!isInserted) throw appError('auth.username_taken', {}, 'username')
  return { signUpId: row.id }
}

/** Sends the email again with a new link. Does not reveal whether the sign-up exists. */
export async function sendSignUpEmailAgain(deps: AppDeps, signUpId: string): Promise<void> {
  const row = await findSignUp(deps.db, signUpId, deps.clock.now())
  if (!row) return
  const { linkId, tokenHash } = await createLink(deps)
  await renewSignUp(deps.db, row.id, tokenHash, await createSignUpEmail(deps, row, linkId))
}

/** Consumes a link and creates the account; returns the verified address. */
export async function verifySignUp({ db, ids, clock }: AppDeps, token: string): Promise<{ email: string }> {
  const email = await acceptSignUp(db, {
    tokenHash: await hashToken(token),
    userId: ids.make('usr'),
    accountId: ids.make('acc'),
    now: clock.now(),
  })
  if (!email) throw appError('auth.verification_invalid')
  return { email }
}

/**
 * Not the sign-up's own id, which its browser knows: put into another email as a name, it would be filled with the
 * token.
 */
async function createLink({ env, ids }: AppDeps): Promise<{ linkId: string; tokenHash: string }> {
  const linkId = ids.make('vfy')
  return { linkId, tokenHash: await hashToken(await deriveLinkToken(env.AUTH_SECRET, linkId)) }
}

async function createSignUpEmail(deps: AppDeps, row: SignUpRow, linkId: string) {
  const { username, displayName, email } = row
  const origin = deps.env.ORIGIN
  const isKnown = await hasAccount(deps.db, email)
  const mail = deps.t(() =>
    isKnown
      ? createAlreadyMemberEmail(email, { origin })
      : createConfirmEmail(email, { username, displayName, origin, link: linkId }),
  )
  return createEmail(deps, mail)
}
