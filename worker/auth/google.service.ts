/**
 * Who comes from Google. One person has one account: a proven address that Google has proven too is the same person. An
 * address that anybody only claimed here is never theirs, so nobody can prepare an account for somebody else (T9).
 */
import { fail } from '../../domain/errors'
import { isEmail, normalEmail } from '../../domain/people'
import type { Tools } from '../context'
import type { GooglePerson } from '../tools/google'
import { arrive } from './arrivals.service'
import { accountAt, linkGoogle, ownerOfGoogle } from './google.repo'
import { newSession } from './new-session'
import type { CameIn } from './phone.service'

/** Lets somebody in whom Google has vouched for: into their account, or on to choose a name. */
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
