/** Identity proof before irreversible actions: a session alone may be stolen. */
import type { Erase, Proof } from '../../domain/erasure.schema'
import { fail } from '../../domain/errors'
import { ERASE_TRIES, FRESH_SESSION_MINUTES } from '../../domain/limits'
import type { CodeSent } from '../../domain/people.schema'
import { findPassword } from '../auth/credentials.repo'
import { verifyPassword } from '../auth/password'
import { proveNumber as numberOfCode, sendCode } from '../auth/phone.service'
import type { Viewer } from '../auth/session'
import { waysOf } from '../auth/ways'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'

type Given = Pick<Erase, 'password' | 'codeId' | 'code'>

/** The required proof: password, else a code to the phone number, else a recent sign-in. */
export async function proofOf({ db, env }: Pick<Tools, 'db' | 'env'>, person: Viewer): Promise<Proof> {
  if ((await findPassword(db, person.id)) !== null) return 'password'
  return numberOf(person) !== null && waysOf(env).includes('phone') ? 'code' : 'session'
}

/** Throws unless the proof is valid. Attempts are counted before anything is compared. */
export async function prove(tools: Tools, person: Viewer, given: Given): Promise<void> {
  const proof = await proofOf(tools, person)
  if (proof === 'session') {
    if (freshUntil(person) <= tools.clock.now()) throw fail('erase.sign_in_again')
    return
  }
  if (proof === 'password' && !given.password) throw fail('erase.password_required', {}, 'password')
  if (!(await allow(tools, `prove|${person.id}`, ERASE_TRIES))) throw fail('request.rate_limited')
  if (proof === 'password') await provePassword(tools, person, given.password ?? '')
  else await proveNumber(tools, person, given)
}

/** Until when a session counts as proof, ms since the epoch. */
export function freshUntil({ sessionTimes }: Viewer): number {
  return sessionTimes.createdAt + FRESH_SESSION_MINUTES * 60_000
}

/** Sends a code to the user's own number. */
export async function sendProof(tools: Tools, person: Viewer, address: string): Promise<CodeSent> {
  const phone = numberOf(person)
  if (phone === null) throw fail('erase.sign_in_again')
  // The owner's session counts as a trusted device.
  return sendCode(tools, { phone, country: undefined, address, findKnownBrowser: async () => person.id })
}

async function provePassword({ db }: Tools, { id }: Viewer, password: string): Promise<void> {
  const hash = await findPassword(db, id)
  if (hash === null || !(await verifyPassword({ password, hash })))
    throw fail('erase.password_wrong', {}, 'password')
}

/** A code for another number proves nothing here. */
async function proveNumber(tools: Tools, person: Viewer, { codeId = '', code = '' }: Given): Promise<void> {
  const phone = await numberOfCode(tools, { codeId, code })
  if (phone !== numberOf(person)) throw fail('auth.code_invalid', {}, 'code')
}

/** The verified number, E.164. */
export function numberOf({ phone, addresses }: Viewer): string | null {
  return phone !== null && addresses.includes(phone) ? phone : null
}
