/** Passkey sign-in: the device knows the account, so no username is typed or revealed. */

import type { PasskeyAssertion, PasskeyOptions } from '../../../domain/auth/passkeys.schema'
import { appError } from '../../../domain/errors/errors'
import type { AppDeps } from '../../context'
import { createUserSession } from '../../sessions/new-session'
import { findPasskey, isPasskeyOn, recordUse } from './passkeys.repo'
import { toUserHandle } from './passkeys.service'
import { createChallenge, getRpId, TIMEOUT_MS, verifyAssertion } from './webauthn'

/** WebAuthn options for signing in: the same for all users. */
export async function getSignInOptions(deps: AppDeps, browser: string): Promise<PasskeyOptions> {
  return {
    challenge: await createChallenge(deps, { browser, userId: null }),
    rpId: getRpId(deps.env),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  }
}

/** Signs the passkey's owner in; returns the session token. Only who has the passkey learns that it is paused. */
export async function signInWithPasskey(
  deps: AppDeps,
  passkey: PasskeyAssertion,
  { browser, agent }: { browser: string; agent: string | null },
): Promise<string> {
  const { db, clock } = deps
  const passkeyRecord = await findPasskey(db, passkey.id)
  if (!passkeyRecord) throw appError('passkey.unknown')
  const counter = await verifyAssertion(deps, passkey, passkeyRecord, { browser, userId: null })
  if (passkey.userHandle !== toUserHandle(passkeyRecord.userId)) throw appError('passkey.invalid')
  if (!(await recordUse(db, passkeyRecord.id, counter, clock.now()))) throw appError('passkey.invalid')
  if (passkeyRecord.pausedAt !== null) throw appError('passkey.paused')
  const proof = { holds: isPasskeyOn(db, passkeyRecord.id), refusal: 'passkey.paused' } as const
  return createUserSession(deps, passkeyRecord.userId, agent, proof)
}
