/**
 * Asking a browser to sign with a passkey, and judging its answer. The judging is a library's, which is loaded by the
 * routes that need it and by no other.
 */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { PASSKEY_CHALLENGE_SECONDS } from '../../domain/limits'
import type { NewPasskey, UsedPasskey } from '../../domain/passkeys.schema'
import { hashToken, makeToken } from '../auth/token'
import type { Tools } from '../context'
import { keepChallenge, spendChallenge } from './challenges.repo'
import type { PasskeyRow } from './passkeys.repo'

/** Who is asked: a browser, and in it whoever adds a passkey, or nobody yet. */
export type Asked = { browser: string; userId: string | null }

/** How long a browser waits for its owner. */
export const TIMEOUT_MS = PASSKEY_CHALLENGE_SECONDS * 1000

/** The name that a passkey is bound to: the host that people see. */
export function hostOf({ ORIGIN }: Pick<Tools['env'], 'ORIGIN'>): string {
  return new URL(ORIGIN).hostname
}

/** Something new to sign. */
export async function ask({ db, clock }: Tools, { browser, userId }: Asked): Promise<string> {
  const challenge = makeToken()
  const browserHash = await hashToken(browser)
  await keepChallenge(db, { challenge, browserHash, userId, expiresAt: clock.now() + TIMEOUT_MS })
  return challenge
}

/** What a new passkey is, if it was made here, for us, and as an answer to our question. */
export async function judgeNew(tools: Tools, passkey: NewPasskey['passkey'], asked: Asked) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = passkey
  const { registrationInfo } = await judged(
    verifyRegistrationResponse({ ...expected(tools, asked), response: { ...told(id), response } }),
  )
  if (!registrationInfo) throw fail('passkey.refused')
  return registrationInfo.credential
}

/** How often a passkey has signed by now, if this signature is its own, and an answer to our question. */
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

/** What every answer says besides. */
const told = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function expected(tools: Tools, { browser, userId }: Asked) {
  const { db, env, clock } = tools
  return {
    expectedOrigin: env.ORIGIN,
    expectedRPID: hostOf(env),
    // Preferred: a device without a lock or a finger to read lets its owner in all the same.
    requireUserVerification: false,
    expectedChallenge: async (challenge: string) => {
      const browserHash = await hashToken(browser)
      if (await spendChallenge(db, { challenge, browserHash, userId, now: clock.now() })) return true
      throw fail('passkey.too_late')
    },
  }
}

/** The library throws whatever it finds wrong; who sent it needs no more than to know that it was refused. */
async function judged<T>(verdict: Promise<T>): Promise<T> {
  try {
    return await verdict
  } catch (error) {
    throw error instanceof Failure ? error : fail('passkey.refused', {}, undefined, error)
  }
}
