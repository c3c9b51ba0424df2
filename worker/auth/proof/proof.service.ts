/** Identity proof before what cannot be undone and what adds a way into an account: a session alone may be stolen. */
import { getFreshSignInEnd } from '../../../domain/auth/fresh-sign-in'
import type { IdentityProof, Proof, RequiredProof } from '../../../domain/auth/proof.schema'
import { appError } from '../../../domain/errors/errors'
import type { CodeSent } from '../../../domain/people/people.schema'
import { parsePhone } from '../../../domain/people/phone-number'
import type { AppDeps } from '../../context'
import { assertRateLimit } from '../../gate/rate-limit'
import type { SessionUser } from '../../session-user'
import { markSessionProved } from '../../sessions/sessions.repo'
import { findPassword } from '../password/credentials.repo'
import { verifyPassword } from '../password/password'
import { sendCode, verifyPhoneCode } from '../phone/phone.service'
import { listSignInMethods } from '../sign-in-methods'

/** Failed proofs of identity before a deletion. */
export const PROOF_TRIES = { count: 5, seconds: 900 }

/** The required proof: password, else a code to the phone number, else a recent sign-in. */
export async function getRequiredProof(
  { db, env }: Pick<AppDeps, 'db' | 'env'>,
  person: SessionUser,
): Promise<Proof> {
  if ((await findPassword(db, person.id)) !== null) return 'password'
  return getVerifiedPhone(person) !== null && listSignInMethods(env).includes('phone') ? 'code' : 'session'
}

/** The required proof, and the number that a code is sent to. */
export async function describeProof(
  deps: Pick<AppDeps, 'db' | 'env'>,
  person: SessionUser,
): Promise<RequiredProof> {
  const proof = await getRequiredProof(deps, person)
  const phone = proof === 'code' ? getVerifiedPhone(person) : null
  return { proof, phone: phone && (parsePhone(phone, undefined)?.formatInternational() ?? phone) }
}

/** Makes the session as good as a fresh sign-in. */
export async function proveSession(deps: AppDeps, person: SessionUser, input: IdentityProof): Promise<void> {
  await assertProof(deps, person, input)
  // A recent sign-in, which is the proof then, gets no longer by being shown.
  if ((await getRequiredProof(deps, person)) !== 'session')
    await markSessionProved(deps.db, person.sessionId, deps.clock.now())
}

/** Throws unless the proof is valid. Attempts are counted before anything is compared. */
export async function assertProof(deps: AppDeps, person: SessionUser, input: IdentityProof): Promise<void> {
  const proof = await getRequiredProof(deps, person)
  if (proof === 'session') {
    if (getFreshSignInEnd(person.sessionTimes.provedAt) <= deps.clock.now())
      throw appError('proof.sign_in_required')
    return
  }
  if (proof === 'password' && !input.password) throw appError('proof.password_required', {}, 'password')
  await assertRateLimit(deps, `prove|${person.id}`, PROOF_TRIES)
  if (proof === 'password') await assertPassword(deps, person, input.password ?? '')
  else await assertPhoneCode(deps, person, input)
}

/** Sends a code to the user's own number. */
export async function sendProofCode(deps: AppDeps, person: SessionUser, address: string): Promise<CodeSent> {
  const phone = getVerifiedPhone(person)
  if (phone === null) throw appError('proof.sign_in_required')
  // The owner's session counts as a trusted device.
  return sendCode(deps, {
    phone,
    country: undefined,
    address,
    userId: person.id,
    findTrustedDevice: async () => person.id,
  })
}

async function assertPassword({ db }: AppDeps, { id }: SessionUser, password: string): Promise<void> {
  const hash = await findPassword(db, id)
  if (hash === null || !(await verifyPassword({ password, hash })))
    throw appError('proof.password_wrong', {}, 'password')
}

/** A code for another number proves nothing here. */
async function assertPhoneCode(
  deps: AppDeps,
  person: SessionUser,
  { codeId = '', code = '' }: IdentityProof,
): Promise<void> {
  const phone = await verifyPhoneCode(deps, { codeId, code })
  if (phone !== getVerifiedPhone(person)) throw appError('auth.code_invalid', {}, 'code')
}

/** The verified number, E.164, unless it is paused. */
function getVerifiedPhone({ phone, isPhonePaused, addresses }: SessionUser): string | null {
  return phone !== null && !isPhonePaused && addresses.includes(phone) ? phone : null
}
