/**
 * Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). Our own client: sending is one POST,
 * while the official package adds parsers for received mails and webhooks and has no timeout.
 */
import { MAIL_TIMEOUT_MS } from '../../domain/limits'
import type { Delivery, Mail, Mailer } from './mail'
import { retryAfterMs } from './retry-after'

type Account = { url: string; key: string; from: string; timeoutMs?: number }

/** Statuses for an invalid mail: a retry can never succeed. */
const NEVER_PASSES = new Set([400, 413, 422])
/** Errors with such a status that concern our account, not the mail. */
const OUR_SET_UP = new Set([
  'invalid_from_address',
  'invalid_access',
  'invalid_api_key',
  'missing_api_key',
  'restricted_api_key',
])
/** The idempotency key was used with another body: that mail may have been sent, and a second one must not follow. */
const KEY_USED = 'invalid_idempotent_request'

/** Creates a mailer for Resend, or for a compatible API under `url`. */
export function resendMailer({ url, key, from, timeoutMs = MAIL_TIMEOUT_MS }: Account): Mailer {
  const endpoint = `${url.replace(/\/$/, '')}/emails`
  return {
    async send(mail) {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': mail.id,
          // Workers send no user agent, and Resend rejects requests without one.
          'user-agent': 'Owlcast/1.0',
        },
        body: JSON.stringify(bodyOf(from, mail)),
        // Never forwards the API key to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
      if (answer instanceof Response) return deliveryOf(answer)
      return { sent: false, reason: `The mail provider did not answer: ${answer}`, next: 'later' }
    },
  }
}

function bodyOf(from: string, { to, subject, text, html, headers }: Mail) {
  return { from, to: [to], subject, text, html, headers }
}

async function deliveryOf(answer: Response): Promise<Delivery> {
  if (answer.ok) {
    await answer.body?.cancel()
    return { sent: true }
  }
  const { status, headers } = answer
  const name = await errorName(answer)
  const failed = { sent: false, reason: `The mail provider answered ${status} ${name}`.trim() } as const
  if (status === 401 || status === 403 || OUR_SET_UP.has(name)) return { ...failed, next: 'when-mended' }
  if (NEVER_PASSES.has(status) || name === KEY_USED) return { ...failed, next: 'never' }
  return { ...failed, next: 'later', waitMs: retryAfterMs(headers) }
}

/** Error name only: the message may quote the address. */
async function errorName(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  const name = body && typeof body === 'object' && 'name' in body ? String(body.name) : ''
  return /^[a-z_]{1,60}$/.test(name) ? name : ''
}
