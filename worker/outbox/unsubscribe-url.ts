/**
 * Unsubscribe links. They contain the address as a hash, so that no log reveals it, and a signature, so that only the
 * recipient can use them. No sign-in needed.
 */

import { normalizeEmail } from '../../domain/people/people'
import { toHex } from '../../domain/text/hex'
import { hashToken } from '../auth/token'
import type { Env } from '../env'

type LinkEnv = Pick<Env, 'ORIGIN' | 'AUTH_SECRET'>

export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

const HEX_64 = /^[0-9a-f]{64}$/

/** Hash under which an unsubscribed address is stored. */
export function hashAddress(address: string): Promise<string> {
  return hashToken(normalizeEmail(address))
}

/** The link for an address. Deterministic, so that a retried email has the same body. */
export async function createUnsubscribeUrl(
  { ORIGIN, AUTH_SECRET }: LinkEnv,
  address: string,
): Promise<string> {
  const to = await hashAddress(address)
  const sig = toHex(await crypto.subtle.sign('HMAC', await importKey(AUTH_SECRET), toSignedBytes(to)))
  return `${ORIGIN}${UNSUBSCRIBE_PATH}?to=${to}&sig=${sig}`
}

/** One-click unsubscribe headers (RFC 2369 and RFC 8058). */
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
  if (!HEX_64.test(to) || !HEX_64.test(sig)) return false
  const bytes = Uint8Array.from(sig.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await importKey(secret), bytes, toSignedBytes(to))
}

// The prefix separates these signatures from others made with the same secret.
const toSignedBytes = (to: string) => new TextEncoder().encode(`mail-refusal:${to}`)

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
