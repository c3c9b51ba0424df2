/** Password resets: requests behave the same for known and unknown addresses; only the owner gets the link. */
import { fail } from '../../domain/errors'
import { HOUR_MS } from '../../domain/expiry'
import { RESET_HOURS } from '../../domain/limits'
import { normalEmail } from '../../domain/people'
import { emailProblem, passwordProblem } from '../../domain/sign-in'
import type { Tools } from '../context'
import { mailLetter } from '../outbox/outbox.service'
import { tokenOf } from '../outbox/sealed-links'
import { alreadyMemberMail, firstAddressMail, passwordChangedMail, resetMail } from './mails'
import { hashPassword } from './password'
import {
  findReset,
  forgetOldResets,
  keepFirstAddress,
  keepLetter,
  keepReset,
  setPassword,
} from './resets.repo'
import type { Viewer } from './session'
import { isMember } from './sign-up.repo'
import { hashToken } from './token'

/** Sends a reset link, if the address has an account. */
export async function askForReset(tools: Tools, typed: string): Promise<void> {
  const { db, ids, clock, env } = tools
  const problem = emailProblem(typed)
  if (problem) throw problem
  const email = normalEmail(typed)
  const now = clock.now()
  const id = ids.make('rst')
  const tokenHash = await hashToken(await tokenOf(env.AUTH_SECRET, id))
  const mail = tools.say(() => resetMail(email, { origin: env.ORIGIN, link: id }))
  const letter = mailLetter(tools, mail)
  await keepReset(db, { id, tokenHash, email, now, expiresAt: now + RESET_HOURS * HOUR_MS }, letter)
}

/**
 * Sends a verification link for the first address of an account. A taken address gets another mail, and the same
 * response.
 */
export async function askForAddress(tools: Tools, person: Viewer, typed: string): Promise<void> {
  const { db, ids, clock, env } = tools
  const problem = emailProblem(typed)
  if (problem) throw problem
  if (person.emailVerified) throw fail('email.has_one')
  const email = normalEmail(typed)
  const now = clock.now()
  if (await isMember(db, email)) {
    const mail = tools.say(() => alreadyMemberMail(email, { origin: env.ORIGIN }))
    await keepLetter(db, mailLetter(tools, mail))
    return
  }
  const id = ids.make('rst')
  const tokenHash = await hashToken(await tokenOf(env.AUTH_SECRET, id))
  const { username } = person
  const mail = tools.say(() => firstAddressMail(email, { origin: env.ORIGIN, link: id, username }))
  const expiresAt = now + RESET_HOURS * HOUR_MS
  await keepFirstAddress(
    db,
    { id, tokenHash, userId: person.id, email, now, expiresAt },
    mailLetter(tools, mail),
  )
}

export type Reset = { email: string; userId: string; ended: string[] }

/** Consumes a link: sets the password and ends every session; returns the user and the ended sessions. */
export async function reset(
  tools: Tools,
  { token, password }: { token: string; password: string },
  viewer: Pick<Viewer, 'id'> | null,
): Promise<Reset> {
  const { db, ids, clock } = tools
  const problem = passwordProblem(password)
  if (problem) throw problem
  const tokenHash = await hashToken(token)
  // Unknown links cost no hash.
  const found = await findReset(db, tokenHash, clock.now())
  if (!found) throw fail('auth.verification_invalid')
  const { userId, email, isFirst } = found
  // A mistyped address belongs to another person, who must not get the account with the mail.
  if (isFirst && viewer?.id !== userId) throw fail('email.other_account')
  const passwordHash = await hashPassword(password, tools.env)
  const now = clock.now()
  const mail = tools.say(() => passwordChangedMail(email, { origin: tools.env.ORIGIN }))
  const letter = mailLetter(tools, mail)
  const given = { tokenHash, userId, accountId: ids.make('acc'), passwordHash, now }
  const ended = await setPassword(db, given, letter)
  if (!ended) throw fail('auth.verification_invalid')
  return { email, userId, ended: ended.map(({ id }) => id) }
}

/** Deletes expired links. Cron step. */
export async function sweepResets({ db, clock }: Tools): Promise<void> {
  await forgetOldResets(db, clock.now())
}
