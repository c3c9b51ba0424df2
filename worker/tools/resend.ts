/**
 * Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). Our own client: sending is one POST,
 * while the official package adds parsers for received emails and webhooks and has no timeout.
 */
import type { Delivery, Email, Mailer } from './mailer'
import { parseRetryAfterMs } from './retry-after'

export const EMAIL_TIMEOUT_MS = 10_000

type Account = { url: string; key: string; from: string; timeoutMs?: number }

/** Statuses for an invalid mail: a retry can never succeed. */
const PERMANENT_STATUSES = new Set([400, 413, 422])
/** Errors with such a status that concern our account, not the mail. */
const ACCOUNT_ERRORS = new Set([
  'invalid_from_address',
  'invalid_access',
  'invalid_api_key',
  'missing_api_key',
  'restricted_api_key',
])
/** The idempotency key was used with another body: that email may have been sent, and a second one must not follow. */
const KEY_REUSED_ERROR = 'invalid_idempotent_request'

/** Creates a mailer for Resend, or for a compatible API under `url`. */
export function createResendMailer({ url, key, from, timeoutMs = EMAIL_TIMEOUT_MS }: Account): Mailer {
  const base = url.replace(/\/$/, '')
  const request = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        // Workers send no user agent, and Resend rejects requests without one.
        'user-agent': 'Owlcast/1.0',
        ...headers,
      },
      body,
      // Never forwards the API key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
  return {
    async send(mail) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': mail.id }
      const response = await request('POST', '/emails', headers, JSON.stringify(toRequestBody(from, mail)))
      if (response instanceof Response) return toDelivery(response)
      return { sent: false, reason: `The mail provider did not answer: ${response}`, next: 'later' }
    },
    // https://resend.com/docs/api-reference/suppressions/remove-suppression; not every account has it yet.
    async release(address) {
      const response = await request('DELETE', `/suppressions/${encodeURIComponent(address)}`, {})
      if (response instanceof Response) await response.body?.cancel()
    },
  }
}

function toRequestBody(from: string, { to, subject, text, html, headers }: Email) {
  return { from, to: [to], subject, text, html, headers }
}

async function toDelivery(response: Response): Promise<Delivery> {
  if (response.ok) {
    await response.body?.cancel()
    return { sent: true }
  }
  const { status, headers } = response
  const name = await readErrorName(response)
  const failed = { sent: false, reason: `The mail provider answered ${status} ${name}`.trim() } as const
  if (status === 401 || status === 403 || ACCOUNT_ERRORS.has(name)) return { ...failed, next: 'when-mended' }
  if (PERMANENT_STATUSES.has(status) || name === KEY_REUSED_ERROR) return { ...failed, next: 'never' }
  return { ...failed, next: 'later', waitMs: parseRetryAfterMs(headers) }
}

/** Error name only: the message may quote the address. */
async function readErrorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const name = body && typeof body === 'object' && 'name' in body ? String(body.name) : ''
  return /^[a-z_]{1,60}$/.test(name) ? name : ''
}
