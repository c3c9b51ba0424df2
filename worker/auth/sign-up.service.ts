/**
 * Sign-up: the address is verified before an account exists. Known and new addresses get the same response after the
 * same work; only the mail differs, which only the address's owner reads.
 */

import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import { VERIFICATION_HOURS } from '../../domain/limits'
import { displayNameFor, normalEmail, normalUsername } from '../../domain/people'
import { AGE_TEXT_VERSION, signUpProblem } from '../../domain/sign-in'
import type { Tools } from '../context'
import { mailLetter } from '../outbox/outbox.service'
import { tokenOf } from '../outbox/sealed-links'
import { isNameFree } from '../people/free-name'
import { alreadyMemberMail, confirmMail } from './mails'
import { hashPassword } from './password'
import {
  acceptSignUp,
  findSignUp,
  forgetOldSignUps,
  isMember,
  keepSignUp,
  renewSignUp,
  type SignUpRow,
} from './sign-up.repo'
import { hashToken } from './token'

export type GivenSignUp = Parameters<typeof signUpProblem>[0]

/** Rejects invalid input before the attempt is counted and the password is hashed. */
export async function judgeSignUp(tools: Tools, given: GivenSignUp): Promise<void> {
  const problem = signUpProblem(given)
  if (problem) throw problem
  const email = normalEmail(given.email)
  if (!(await isNameFree(tools, normalUsername(given.username), { email })))
    throw fail('auth.username_taken', {}, 'username')
}

/** Stores a validated sign-up; returns the id with which the mail can be requested again. */
export async function signUp(tools: Tools, given: GivenSignUp): Promise<{ signUpId: string }> {
  const { db, ids, clock } = tools
  const now = clock.now()
  const email = normalEmail(given.email)
  const username = normalUsername(given.username)
  const { linkId, tokenHash } = await createLink(tools)
  const row: SignUpRow = {
    id: ids.make('sup'),
    email,
    username,
    displayName: displayNameFor({ displayName: given.displayName, username }),
    passwordHash: await hashPassword(given.password, tools.env),
    tokenHash,
    ageAttestedAt: now,
    ageTextVersion: AGE_TEXT_VERSION,
    createdAt: now,
    expiresAt: now + VERIFICATION_HOURS * HOUR_MS,
  }
  const kept = await keepSignUp(db, row, await letterFor(tools, row, linkId))
  if (!kept) throw fail('auth.username_taken', {}, 'username')
  return { signUpId: row.id }
}

/** Sends the mail again with a new link. Does not reveal whether the sign-up exists. */
export async function resend(tools: Tools, signUpId: string): Promise<void> {
  const row = await findSignUp(tools.db, signUpId, tools.clock.now())
  if (!row) return
  const { linkId, tokenHash } = await createLink(tools)
  await renewSignUp(tools.db, row.id, tokenHash, await letterFor(tools, row, linkId))
}

/** Consumes a link and creates the account; returns the verified address. */
export async function verify({ db, ids, clock }: Tools, token: string): Promise<{ email: string }> {
  const email = await acceptSignUp(db, {
    tokenHash: await hashToken(token),
    userId: ids.make('usr'),
    accountId: ids.make('acc'),
    now: clock.now(),
  })
  if (!email) throw fail('auth.verification_invalid')
  return { email }
}

/** Deletes expired sign-ups. Cron step. */
export async function sweepSignUps({ db, clock }: Tools): Promise<void> {
  await forgetOldSignUps(db, clock.now())
}

/**
 * Not the sign-up's own id, which its browser knows: put into another mail as a name, it would be filled with the
 * token.
 */
async function createLink({ env, ids }: Tools): Promise<{ linkId: string; tokenHash: string }> {
  const linkId = ids.make('vfy')
  return { linkId, tokenHash: await hashToken(await tokenOf(env.AUTH_SECRET, linkId)) }
}

async function letterFor(tools: Tools, row: SignUpRow, linkId: string) {
  const { username, displayName, email } = row
  const origin = tools.env.ORIGIN
  const known = await isMember(tools.db, email)
  const mail = tools.say(() =>
    known
      ? alreadyMemberMail(email, { origin })
      : confirmMail(email, { username, displayName, origin, link: linkId }),
  )
  return mailLetter(tools, mail)
}
