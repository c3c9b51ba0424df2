/** Secrets that travel in links. Only their hash is stored, so a copy of the database opens nothing. */
import { toHex } from '../../domain/hex'

/** 32 random bytes as text for a link. */
export function makeToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/**
 * A token that is made again from what it is for whenever it is needed, so that it need not be kept until then: nobody
 * guesses it without our secret. `purpose` keeps it apart from whatever else is made with the same secret.
 */
export async function deriveToken(secret: string, purpose: string, id: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), hmac, false, ['sign'])
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${purpose}:${id}`))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** What is stored of a token, and what it is found by. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return toHex(digest)
}
