/** Secrets and signatures of webhooks, as Standard Webhooks defines them: `v1,` and HMAC-SHA256 in base64. */

import type { Env } from '../env'
import { deriveToken } from '../tools/token'

const SECRET_PREFIX = 'whsec_'

type Secret = { id: string; version: number }

/** The secret as its owner stores it: `whsec_` and base64. Derived, so the database holds none. */
export async function deriveWebhookSecret(
  { AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>,
  { id, version }: Secret,
): Promise<string> {
  const base64Url = await deriveToken(AUTH_SECRET, 'webhook', `${id}:${version}`)
  const base64 = base64Url.replaceAll('-', '+').replaceAll('_', '/')
  return `${SECRET_PREFIX}${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}`
}

/** The signature of a call under one secret. `timestamp` in seconds. */
export async function signWebhookCall(
  secret: string,
  call: { id: string; timestamp: number; body: string },
): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const content = new TextEncoder().encode(`${call.id}.${call.timestamp}.${call.body}`)
  const signature = await crypto.subtle.sign('HMAC', key, content)
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}
