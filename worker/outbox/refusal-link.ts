/**
 * The link by which the owner of an address refuses mails. It names the address by its hash, so that no log along the
 * way learns it, and is signed, so that it works for whoever got the mail and for nobody else. It needs no sign-in.
 */
import { toHex } from '../../domain/hex'
import { normalEmail } from '../../domain/people'
import { hashToken } from '../auth/token'
import type { Env } from '../env'

type Given = Pick<Env, 'ORIGIN' | 'AUTH_SECRET'>

export const REFUSAL_PATH = '/api/mail/unsubscribe'

const HEX_64 = /^[0-9a-f]{64}$/

/** What is kept of an address that refused. */
export function addressHash(address: string): Promise<string> {
  return hashToken(normalEmail(address))
}

/** The link for a mail to this address. It stays the same, so that a retried mail is the same mail. */
export async function refusalLink({ ORIGIN, AUTH_SECRET }: Given, address: string): Promise<string> {
  const to = await addressHash(address)
  const sig = toHex(await crypto.subtle.sign('HMAC', await keyOf(AUTH_SECRET), signed(to)))
  return `${ORIGIN}${REFUSAL_PATH}?to=${to}&sig=${sig}`
}

/** The headers that give mail programs a button for it (RFC 2369 and RFC 8058). */
export async function refusalHeaders(env: Given, address: string): Promise<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${await refusalLink(env, address)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Whether we made the link with this hash and signature. Compared in constant time. */
export async function isRefusalLink(
  secret: string,
  { to, sig }: { to: string; sig: string },
): Promise<boolean> {
  if (!HEX_64.test(to) || !HEX_64.test(sig)) return false
  const bytes = Uint8Array.from(sig.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed(to))
}

// The prefix keeps these signatures apart from all others made with the same secret.
const signed = (to: string) => new TextEncoder().encode(`mail-refusal:${to}`)

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
