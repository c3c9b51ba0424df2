/**
 * Unsubscribe links. They contain the address as a keyed hash, so that no log reveals it, and a signature, so that only
 * the recipient can use them. No sign-in needed.
 */

import { toHex } from '../../domain/text/hex'
import type { Env } from '../env'
import { hashAddress, isAddressHash } from './address-hash'

type LinkEnv = Pick<Env, 'ORIGIN' | 'AUTH_SECRET'>

export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

const HEX_64 = /^[0-9a-f]{64}$/

/** The link for an address. Deterministic, so that a retried email has the same body. */
export async function createUnsubscribeUrl(
  { ORIGIN, AUTH_SECRET }: LinkEnv,
  address: string,
): Promise<string> {
  const to = await hashAddress(AUTH_SECRET, address)
  return `${ORIGIN}${UNSUBSCRIBE_PATH}?to=${to}&sig=${await signAddressHash(AUTH_SECRET, to)}`
}

/** The signature of a link. */
async function signAddressHash(secret: string, to: string): Promise<string> {
  return toHex(await crypto.subtle.sign('HMAC', await importKey(secret), toSignedBytes(to)))
}

/** Headers for unsubscribing by one click (RFC 2369 and RFC 8058). */
export async function createUnsubscribeHeaders(
  env: LinkEnv,
  address: string,
): Promise<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${await createUnsubscribeUrl(env, address)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Verifies hash and signature in constant time. */
export async function isUnsubscribeLink(
  secret: string,
  { to, sig }: { to: string; sig: string },
): Promise<boolean> {
  if (!isAddressHash(to) || !HEX_64.test(sig)) return false
  const bytes = Uint8Array.from(sig.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await importKey(secret), bytes, toSignedBytes(to))
}

// The prefix separates these signatures from others made with the same secret.
const toSignedBytes = (to: string) => new TextEncoder().encode(`mail-refusal:${to}`)

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
