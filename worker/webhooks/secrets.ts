/** Secrets of webhooks, as Standard Webhooks defines them. */

import type { Env } from '../env'
import { deriveToken } from '../tools/token'
import { WEBHOOK_SECRET_PREFIX } from '../tools/webhook-signature'

type Secret = { id: string; version: number }

/** The secret as its owner stores it: `whsec_` and base64. Derived, so the database holds none. */
export async function deriveWebhookSecret(
  { AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>,
  { id, version }: Secret,
): Promise<string> {
  const base64Url = await deriveToken(AUTH_SECRET, 'webhook', `${id}:${version}`)
  const base64 = base64Url.replaceAll('-', '+').replaceAll('_', '/')
  return `${WEBHOOK_SECRET_PREFIX}${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}`
}
