/**
 * Twilio's HTTP API (https://www.twilio.com/docs/messaging/api/message-resource). Our own client: sending is one form,
 * while the official package needs Node and includes every resource. Without an idempotency key a message of unknown
 * outcome is not sent again: users request another code.
 */
import { formatSmsRefusal } from '../../domain/alarms/sms-errors'
import { CODE_MINUTES } from '../../domain/auth/auth.limits'
import type { Delivery } from './mailer'
import type { Sms, SmsSender } from './sms-sender'

const SMS_TIMEOUT_MS = 10_000

type Account = { url: string; account: string; secret: string; from: string; timeoutMs?: number }

/** Creates an SMS sender for Twilio, or for a compatible API under `url`. */
export function createTwilioSender({
  url,
  account,
  secret,
  from,
  timeoutMs = SMS_TIMEOUT_MS,
}: Account): SmsSender {
  const endpoint = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  return {
    async send(sms) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${account}:${secret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
          'user-agent': 'Owlcast/1.0',
        },
        body: new URLSearchParams(toForm(from, sms)).toString(),
        // Never forwards the secret to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
      if (response instanceof Response) return toDelivery(response)
      return { sent: false, reason: `The provider of messages did not answer: ${response}`, next: 'never' }
    },
  }
}

function toForm(from: string, { to, text }: Sms): Record<string, string> {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  // Carriers drop the message once its code has expired.
  return { To: to, [sender]: from, Body: text, ValidityPeriod: String(CODE_MINUTES * 60) }
}

async function toDelivery(response: Response): Promise<Delivery> {
  if (response.ok) {
    await response.body?.cancel()
    return { sent: true }
  }
  return {
    sent: false,
    reason: formatSmsRefusal(response.status, await readErrorCode(response)),
    next: 'never',
  }
}

/** Error number only: the message quotes the recipient. */
async function readErrorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const code = body && typeof body === 'object' && 'code' in body ? Number(body.code) : Number.NaN
  return Number.isInteger(code) ? String(code) : ''
}
