/** Identity proof before irreversible actions: a session alone may be stolen. */
import type { DeleteAccount, Proof } from '../../../domain/account/account-deletion.schema'
import { appError } from '../../../domain/errors/errors'
import { DELETION_TRIES, FRESH_SESSION_MINUTES } from '../../../domain/limits'
import type { CodeSent } from '../../../domain/people/people.schema'
import { findPassword } from '../../auth/password/credentials.repo'
import { verifyPassword } from '../../auth/password/password'
import { sendCode, verifyPhoneCode } from '../../auth/phone/phone.service'
import type { SessionUser } from '../../auth/session/session-user'
import { listSignInMethods } from '../../auth/sign-in-methods'
import type { AppDeps } from '../../context'
import { assertRateLimit } from '../../http/rate-limit'

type ProofInput = Pick<DeleteAccount, 'password' | 'codeId' | 'code'>

/** The required proof: password, else a code to the phone number, else a recent sign-in. */
export async function getRequiredProof(
  { db, env }: Pick<AppDeps, 'db' | 'env'>,
  person: SessionUser,
): Promise<Proof> {
  if ((await findPassword(db, person.id)) !== null) return 'password'
  return getVerifiedPhone(person) !== null && listSignInMethods(env).includes('phone') ? 'code' : 'session'
}

/** Throws unless the proof is valid. Attempts are counted before anything is compared. */
export async function assertProof(deps: AppDeps, person: SessionUser, input: ProofInput): Promise<void> {
  const proof = await getRequiredProof(deps, person)
  if (proof === 'session') {
    if (getSessionProofEnd(person) <= deps.clock.now()) throw appError('account_deletion.sign_in_required')
    return
  }
  if (proof === 'password' && !input.password)
    throw appError('account_deletion.password_required', {}, 'password')
  await assertRateLimit(deps, `prove|${person.id}`, DELETION_TRIES)
  if (proof === 'password') await assertPassword(deps, person, input.password ?? '')
  else await assertPhoneCode(deps, person, input)
}

/** Until when a session counts as proof, ms since the epoch. */
export function getSessionProofEnd({ sessionTimes }: SessionUser): number {
  return sessionTimes.createdAt + FRESH_SESSION_MINUTES * 60_000
}

/** Sends a code to the user's own number. */
export async function sendProofCode(deps: AppDeps, person: SessionUser, address: string): Promise<CodeSent> {
  const phone = getVerifiedPhone(person)
  if (phone === null) throw appError('account_deletion.sign_in_required')
  // The owner's session counts as a trusted device.
  return sendCode(deps, {
    ...{ phone, country: undefined, address, userId: person.id },
    findTrustedDevice: async () => person.id,
  })
}

async function assertPassword({ db }: AppDeps, { id }: SessionUser, password: string): Promise<void> {
  const hash = await findPassword(db, id)
  if (hash === null || !(await verifyPassword({ password, hash })))
    throw appError('account_deletion.password_wrong', {}, 'password')
}

/** A code for another number proves nothing here. */
async function assertPhoneCode(
  deps: AppDeps,
  person: SessionUser,
  { codeId = '', code = '' }: ProofInput,
): Promise<void> {
  const phone = await verifyPhoneCode(deps, { codeId, code })
  if (phone !== getVerifiedPhone(person)) throw appError('auth.code_invalid', {}, 'code')
}

/** The verified number, E.164. */
export function getVerifiedPhone({ phone, addresses }: SessionUser): string | null {
  return phone !== null && addresses.includes(phone) ? phone : null
}
