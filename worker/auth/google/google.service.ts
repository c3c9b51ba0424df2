/**
 * Google sign-in. One user has one account: an address verified here and by Google is the same user. An unverified
 * address here is never linked, so nobody can prepare an account for another user (T9).
 */
import { appError } from '../../../domain/errors/errors'
import { isEmail, normalizeEmail } from '../../../domain/people/email'
import type { AppDeps } from '../../context'
import { createUserSession } from '../../sessions/new-session'
import type { GoogleUser } from '../../tools/google'
import type { SignInResult, SigningInBrowser } from '../phone/phone.service'
import { startPendingSignUp } from '../sign-up/pending-sign-ups.service'
import { isWaitingToJoin } from '../sign-up/sign-up-requests.service'
import { findUserByEmail, findUserByGoogleId, isGoogleLinked, linkGoogle } from './google.repo'

/** Signs a Google user in, or starts a pending sign-up. */
export async function signInWithGoogle(
  deps: AppDeps,
  googleUser: GoogleUser,
  { agent, invitationHash }: SigningInBrowser,
): Promise<SignInResult> {
  const { db, ids, clock } = deps
  const userId = await findUserByGoogleId(db, googleUser.id)
  const proof = { holds: isGoogleLinked(db, googleUser.id), refusal: 'auth.google_failed' } as const
  if (userId) return { status: 'member', session: await createUserSession(deps, userId, agent, proof) }
  const email = normalizeEmail(googleUser.email)
  if (!googleUser.emailVerified || !isEmail(email)) throw appError('auth.google_failed')
  const same = await findUserByEmail(db, email)
  if (!same) {
    const identity = { googleId: googleUser.id, email }
    if (await isWaitingToJoin(deps, { ...identity, phone: null })) return { status: 'waiting' }
    const proven = { ...identity, name: googleUser.name }
    return { status: 'new', pendingToken: await startPendingSignUp(deps, proven, invitationHash) }
  }
  const link = { id: ids.make('acc'), userId: same.id, googleId: googleUser.id, now: clock.now() }
  if (!same.isProven || !(await linkGoogle(db, link))) throw appError('auth.google_failed')
  return { status: 'member', session: await createUserSession(deps, same.id, agent, proof) }
}
