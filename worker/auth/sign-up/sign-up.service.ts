/**
 * Sign-up: the address is verified before an account exists. Known and new addresses get the same response after the
 * same work; only the email differs, which only the address's owner reads. Who may join is decided again when the link
 * is opened.
 */

import { SIGN_UP_BROWSER_MINUTES, VERIFICATION_HOURS } from '../../../domain/auth/auth.limits'
import { AGE_TEXT_VERSION, validatePassword, validateSignUp } from '../../../domain/auth/sign-in'
import { appError } from '../../../domain/errors/errors'
import { normalizeEmail } from '../../../domain/people/email'
import { createDisplayName, normalizeUsername } from '../../../domain/people/people'
import type { Verification, Verify } from '../../../domain/people/people.schema'
import { HOUR_MS, MINUTE_MS } from '../../../domain/time/units'
import { assertAddressAllowed, checkTexts } from '../../content-rules/content-rules.service'
import type { AppDeps } from '../../context'
import { createAlreadyMemberEmail, createConfirmEmail } from '../../emails/account-emails'
import { liftAddress } from '../../outbox/address-reports.service'
import { createEmail } from '../../outbox/outbox.service'
import { deriveLinkToken } from '../../outbox/placeholders'
import { isUsernameAvailable } from '../../people/usernames'
import { createSessionRow } from '../../sessions/new-session'
import { hashToken } from '../../tools/token'
import { hashPassword } from '../password/password'
import { getAdmission } from './admission.service'
import {
  acceptSignUp,
  findSignUp,
  findSignUpByLink,
  hasAccount,
  hasSignUpLink,
  insertSignUp,
  renewSignUp,
  type SignUpRow,
} from './sign-up.repo'
import { findRequestOf, insertSignUpRequest } from './sign-up-requests.repo'
import { createRequestNotice } from './sign-up-requests.service'

export type SignUpInput = Parameters<typeof validateSignUp>[0]

/** Rejects invalid input before the attempt is counted and the password is hashed. */
export async function assertValidSignUp(deps: AppDeps, input: SignUpInput): Promise<void> {
  const problem = validateSignUp(input)
  if (problem) throw problem
  const email = normalizeEmail(input.email)
  await assertAddressAllowed(deps, email)
  await checkTexts(deps, [input.username, input.displayName])
  if (!(await isUsernameAvailable(deps, normalizeUsername(input.username), { email })))
    throw appError('auth.username_taken', {}, 'username')
}

/**
 * Stores a validated sign-up; returns the id with which the email can be requested again. Throws where the site admits
 * nobody, or asks for an invitation.
 */
export async function signUp(
  deps: AppDeps,
  input: SignUpInput,
  invitationHash: string | null,
): Promise<{ signUpId: string }> {
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
    invitationHash,
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

/** The browser that opens a link: the sign-up that it started and the invitation that it came with, if any. */
type OpeningBrowser = { signUpId: string | null; invitationHash: string | null; agent: string | null }
/** `session` is null unless signed in. */
type VerifyResult = Verification & { session: string | null }

/**
 * Opens a link. In the browser that signed up it creates the account and a session. Anywhere else the sign-up's password
 * may be another person's, who typed this address: the link stays unused until a password comes with it, which replaces
 * that one. So a mail scanner uses up no link, and nobody is led into an account whose password another person knows.
 * Where an admin decides, it becomes a request instead of an account.
 */
export async function verifySignUp(
  deps: AppDeps,
  { token, password }: Verify,
  { signUpId, invitationHash, agent }: OpeningBrowser,
): Promise<VerifyResult> {
  const { db, ids, clock } = deps
  const problem = password === undefined ? null : validatePassword(password)
  if (problem) throw problem
  const now = clock.now()
  // Unknown links cost no hash.
  const signUp = await findSignUpByLink(db, await hashToken(token), now)
  if (!signUp) throw appError('auth.verification_invalid')
  const { email, username } = signUp
  const admission = await getAdmission(deps, signUp.invitationHash ?? invitationHash)
  const isOwnBrowser = signUpId === signUp.id && now < signUp.createdAt + SIGN_UP_BROWSER_MINUTES * MINUTE_MS
  if (password === undefined && !isOwnBrowser) return { status: 'password', email, username, session: null }
  const passwordHash = password === undefined ? signUp.passwordHash : await hashPassword(password, deps.env)
  await liftAddress(deps, email)
  if (admission.mode === 'approval') {
    await requestToJoin(deps, signUp, passwordHash)
    return { status: 'waiting', email, username, session: null }
  }
  const session = createSessionRow(deps, ids.make('usr'), agent)
  const acceptance = { signUp, passwordHash, accountId: ids.make('acc'), session, admission, now }
  if (!(await acceptSignUp(db, acceptance))) throw appError('auth.verification_invalid')
  return { status: 'signed-in', email, username, session: session.token }
}

/** Turns a sign-up whose link was opened into a request. Opening another link of the address again changes nothing. */
async function requestToJoin(deps: AppDeps, signUp: SignUpRow, passwordHash: string): Promise<void> {
  const { db, ids, clock } = deps
  const { email, username, displayName, ageAttestedAt, ageTextVersion, tokenHash } = signUp
  const identity = { email, phone: null, googleId: null }
  if (await findRequestOf(db, identity)) return
  const now = clock.now()
  const row = {
    id: ids.make('srq'),
    username,
    displayName,
    ...identity,
    passwordHash,
    ageAttestedAt,
    ageTextVersion,
    createdAt: now,
    language: deps.language,
  }
  const notice = await createRequestNotice(deps)
  if (!(await insertSignUpRequest(db, row, hasSignUpLink(db, tokenHash, now), notice)))
    throw appError('auth.verification_invalid')
}

/**
 * The token derives from an id of its own. The browser knows that of the sign-up: put into another email as a name, it
 * would be filled with the token.
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
