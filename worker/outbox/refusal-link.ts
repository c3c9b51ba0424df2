/**
 * Unsubscribe links. They contain the address as a hash, so that no log reveals it, and a signature, so that only the
 * recipient can use them. No sign-in needed.
 */
import { toHex } from '../../domain/hex'
import { normalEmail } from '../../domain/people'
import { hashToken } from '../auth/token'
import type { Env } from '../env'

type Given = Pick<Env, 'ORIGIN' | 'AUTH_SECRET'>

export const REFUSAL_PATH = '/api/mail/unsubscribe'

const HEX_64 = /^[0-9a-f]{64}$/

/** Hash under which an unsubscribed address is stored. */
export function addressHash(address: string): Promise<string> {
  return hashToken(normalEmail(address))
}

/** The link for an address. Deterministic, so that a retried mail has the same body. */
export async function refusalLink({ ORIGIN, AUTH_SECRET }: Given, address: string): Promise<string> {
  const to = await addressHash(address)
  const sig = toHex(await crypto.subtle.sign('HMAC', await keyOf(AUTH_SECRET), signed(to)))
  return `${ORIGIN}${REFUSAL_PATH}?to=${to}&sig=${sig}`
}

/** One-click unsubscribe headers (RFC 2369 and RFC 8058). */
export async function refusalHeaders(env: Given, address: string): Promise<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${await refusalLink(env, address)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Verifies hash and signature in constant time. */
export async function isRefusalLink(
  secret: string,
  { to, sig }: { to: string; sig: string },
): Promise<boolean> {
  if (!HEX_64.test(to) || !HEX_64.test(sig)) return false
  const bytes = Uint8Array.from(sig.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed(to))
}

// The prefix separates these signatures from others made with the same secret.
const signed = (to: string) => new TextEncoder().encode(`mail-refusal:${to}`)

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
