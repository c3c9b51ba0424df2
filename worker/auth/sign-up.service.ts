/**
 * Signing up: the address is proven before an account exists. A known and a new address get the same answer after the
 * same work; only the mail differs, and that is read by the address's owner alone.
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

/** Refuses what cannot be a sign-up, before its try is counted and its password costs a hash. */
export async function judgeSignUp(tools: Tools, given: GivenSignUp): Promise<void> {
  const problem = signUpProblem(given)
  if (problem) throw problem
  const email = normalEmail(given.email)
  if (!(await isNameFree(tools, normalUsername(given.username), { email })))
    throw fail('auth.username_taken', {}, 'username')
}

/** Keeps a judged sign-up until its link is pressed; answers the id with which the mail can be asked for again. */
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

/** Sends the mail of a waiting sign-up again, with a new link. Says nothing about whether there was one. */
export async function resend(tools: Tools, signUpId: string): Promise<void> {
  const row = await findSignUp(tools.db, signUpId, tools.clock.now())
  if (!row) return
  const { linkId, tokenHash } = await createLink(tools)
  await renewSignUp(tools.db, row.id, tokenHash, await letterFor(tools, row, linkId))
}

/** Uses a link up and makes the account; answers the address that was proven. */
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

/** Frees the names of sign-ups that were never confirmed; part of the cron run. */
export async function sweepSignUps({ db, clock }: Tools): Promise<void> {
  await forgetOldSignUps(db, clock.now())
}

/** Not the sign-up's own id, which its browser knows: a name in another letter could have that one's token filled in. */
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
