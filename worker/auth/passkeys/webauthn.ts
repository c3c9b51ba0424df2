/** WebAuthn challenges and their verification. The library is loaded only by the routes that need it. */

import { PASSKEY_CHALLENGE_SECONDS } from '../../../domain/auth/auth.limits'
import type { NewPasskey, PasskeyAssertion } from '../../../domain/auth/passkeys.schema'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import type { AppDeps } from '../../context'
import { hashToken, makeToken } from '../../tools/token'
import { consumeChallenge, insertChallenge } from './challenges.repo'
import type { PasskeyRecord } from './passkeys.repo'

/** Owner of a challenge: a browser, and the user who adds a passkey; null for sign-in. */
export type ChallengeOwner = { browser: string; userId: string | null }

/** How long the browser waits for the user. */
export const TIMEOUT_MS = PASSKEY_CHALLENGE_SECONDS * 1000

/** The relying party id that passkeys are bound to: the site's host. */
export function getRpId({ ORIGIN }: Pick<AppDeps['env'], 'ORIGIN'>): string {
  return new URL(ORIGIN).hostname
}

/** Creates and stores a challenge. */
export async function createChallenge(
  { db, clock }: AppDeps,
  { browser, userId }: ChallengeOwner,
): Promise<string> {
  const challenge = makeToken()
  const browserHash = await hashToken(browser)
  await insertChallenge(db, { challenge, browserHash, userId, expiresAt: clock.now() + TIMEOUT_MS })
  return challenge
}

/** Verifies origin, host and challenge of a registration; returns the new credential. */
export async function verifyRegistration(
  deps: AppDeps,
  passkey: NewPasskey['passkey'],
  owner: ChallengeOwner,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = passkey
  const { registrationInfo } = await rethrowAsRefused(
    verifyRegistrationResponse({
      ...getExpectations(deps, owner),
      response: { ...toCredentialFields(id), response },
    }),
  )
  if (!registrationInfo) throw appError('passkey.invalid')
  return registrationInfo.credential
}

/** Verifies the signature and challenge of an assertion; returns the new counter. */
export async function verifyAssertion(
  deps: AppDeps,
  passkey: PasskeyAssertion,
  { credentialId, publicKey, counter }: PasskeyRecord,
  owner: ChallengeOwner,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = passkey
  const { verified, authenticationInfo } = await rethrowAsRefused(
    verifyAuthenticationResponse({
      ...getExpectations(deps, owner),
      response: { ...toCredentialFields(id), response },
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    }),
  )
  if (!verified) throw appError('passkey.invalid')
  return authenticationInfo.newCounter
}

/** Fields that every response has. */
const toCredentialFields = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function getExpectations(deps: AppDeps, { browser, userId }: ChallengeOwner) {
  const { db, env, clock } = deps
  return {
    expectedOrigin: env.ORIGIN,
    expectedRPID: getRpId(env),
    // User verification is preferred: devices without a lock work too.
    requireUserVerification: false,
    expectedChallenge: async (challenge: string) => {
      const browserHash = await hashToken(browser)
      if (await consumeChallenge(db, { challenge, browserHash, userId, now: clock.now() })) return true
      throw appError('passkey.expired')
    },
  }
}

/** The library throws specific errors; clients only learn that the passkey was refused. */
async function rethrowAsRefused<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw error instanceof AppError ? error : appError('passkey.invalid', {}, undefined, error)
  }
}
