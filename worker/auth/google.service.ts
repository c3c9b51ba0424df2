/**
 * Google sign-in. One user has one account: an address verified here and by Google is the same user. An unverified
 * address here is never linked, so nobody can prepare an account for another user (T9).
 */
import { fail } from '../../domain/errors'
import { isEmail, normalEmail } from '../../domain/people'
import type { Tools } from '../context'
import type { GooglePerson } from '../tools/google'
import { arrive } from './arrivals.service'
import { accountAt, linkGoogle, ownerOfGoogle } from './google.repo'
import { newSession } from './new-session'
import type { CameIn } from './phone.service'

/** Signs a Google user in, or starts a pending sign-up. */
export async function welcomeFromGoogle(
  tools: Tools,
  person: GooglePerson,
  agent: string | null,
): Promise<CameIn> {
  const { db, ids, clock } = tools
  const known = await ownerOfGoogle(db, person.id)
  if (known) return { is: 'member', session: await newSession(tools, known, agent), phone: null }
  const email = normalEmail(person.email)
  if (!person.emailVerified || !isEmail(email)) throw fail('auth.google_failed')
  const same = await accountAt(db, email)
  if (!same)
    return { is: 'new', arrival: await arrive(tools, { googleId: person.id, email, name: person.name }) }
  const link = { id: ids.make('acc'), userId: same.id, googleId: person.id, now: clock.now() }
  if (!same.isProven || !(await linkGoogle(db, link))) throw fail('auth.google_failed')
  return { is: 'member', session: await newSession(tools, same.id, agent), phone: null }
}
