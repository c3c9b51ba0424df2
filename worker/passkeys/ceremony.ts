/** WebAuthn challenges and their verification. The library is loaded only by the routes that need it. */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { PASSKEY_CHALLENGE_SECONDS } from '../../domain/limits'
import type { NewPasskey, UsedPasskey } from '../../domain/passkeys.schema'
import { hashToken, makeToken } from '../auth/token'
import type { Tools } from '../context'
import { keepChallenge, spendChallenge } from './challenges.repo'
import type { PasskeyRow } from './passkeys.repo'

/** Owner of a challenge: a browser, and the user who adds a passkey; null for sign-in. */
export type Asked = { browser: string; userId: string | null }

/** How long the browser waits for the user. */
export const TIMEOUT_MS = PASSKEY_CHALLENGE_SECONDS * 1000

/** The relying party id that passkeys are bound to: the site's host. */
export function hostOf({ ORIGIN }: Pick<Tools['env'], 'ORIGIN'>): string {
  return new URL(ORIGIN).hostname
}

/** Creates and stores a challenge. */
export async function ask({ db, clock }: Tools, { browser, userId }: Asked): Promise<string> {
  const challenge = makeToken()
  const browserHash = await hashToken(browser)
  await keepChallenge(db, { challenge, browserHash, userId, expiresAt: clock.now() + TIMEOUT_MS })
  return challenge
}

/** Verifies origin, host and challenge of a registration; returns the new credential. */
export async function judgeNew(tools: Tools, passkey: NewPasskey['passkey'], asked: Asked) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = passkey
  const { registrationInfo } = await judged(
    verifyRegistrationResponse({ ...expected(tools, asked), response: { ...told(id), response } }),
  )
  if (!registrationInfo) throw fail('passkey.refused')
  return registrationInfo.credential
}

/** Verifies the signature and challenge of an assertion; returns the new counter. */
export async function judgeUse(
  tools: Tools,
  passkey: UsedPasskey,
  { credentialId, publicKey, counter }: PasskeyRow,
  asked: Asked,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = passkey
  const { verified, authenticationInfo } = await judged(
    verifyAuthenticationResponse({
      ...expected(tools, asked),
      response: { ...told(id), response },
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    }),
  )
  if (!verified) throw fail('passkey.refused')
  return authenticationInfo.newCounter
}

/** Fields that every response has. */
const told = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function expected(tools: Tools, { browser, userId }: Asked) {
  const { db, env, clock } = tools
  return {
    expectedOrigin: env.ORIGIN,
    expectedRPID: hostOf(env),
    // User verification is preferred: devices without a lock work too.
    requireUserVerification: false,
    expectedChallenge: async (challenge: string) => {
      const browserHash = await hashToken(browser)
      if (await spendChallenge(db, { challenge, browserHash, userId, now: clock.now() })) return true
      throw fail('passkey.too_late')
    },
  }
}

/** The library throws specific errors; clients only learn that the passkey was refused. */
async function judged<T>(verdict: Promise<T>): Promise<T> {
  try {
    return await verdict
  } catch (error) {
    throw error instanceof Failure ? error : fail('passkey.refused', {}, undefined, error)
  }
}
