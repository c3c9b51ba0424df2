/** Link tokens. Only hashes are stored, so a copy of the database grants nothing. */
import { toHex } from '../../domain/text/hex'

/** 32 random bytes, base64url. */
export function makeToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/**
 * Derives a token from an id and our secret, so that it need not be stored until it is sent. `purpose` separates token
 * types.
 */
export async function deriveToken(secret: string, purpose: string, id: string): Promise<string> {
  const encodeText = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encodeText(secret), hmac, false, ['sign'])
  return encodeBase64Url(
    new Uint8Array(await crypto.subtle.sign('HMAC', key, encodeText(`${purpose}:${id}`))),
  )
}

function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Hash under which a token is stored and found. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return toHex(digest)
}
