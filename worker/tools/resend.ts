/**
 * Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). A client of our own: sending is one POST,
 * while the official package brings parsers for received mails and webhooks along and takes no time limit.
 */
import { MAIL_TIMEOUT_MS } from '../../domain/limits'
import type { Delivery, Mail, Mailer } from './mail'
import { retryAfterMs } from './retry-after'

type Account = { url: string; key: string; from: string; timeoutMs?: number }

/** What is wrong with the letter itself: the same letter can never pass. */
const NEVER_PASSES = new Set([400, 413, 422])
/** Refusals with such a status that are about our account, not about the letter. */
const OUR_SET_UP = new Set([
  'invalid_from_address',
  'invalid_access',
  'invalid_api_key',
  'missing_api_key',
  'restricted_api_key',
])
/** The key was used with other content before: that letter may be out, and a second one must not follow it. */
const KEY_USED = 'invalid_idempotent_request'

/** A mailer with an account at Resend, or at whatever answers like it under `url`. */
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
          // Workers send none by themselves, and Resend refuses requests without.
          'user-agent': 'Owlcast/1.0',
        },
        body: JSON.stringify(bodyOf(from, mail)),
        // The key goes to no other address than the one it was given for.
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

/** The error's name. Its message is left out: it may quote the address. */
async function errorName(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  const name = body && typeof body === 'object' && 'name' in body ? String(body.name) : ''
  return /^[a-z_]{1,60}$/.test(name) ? name : ''
}
