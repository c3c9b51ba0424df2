/**
 * Twilio's HTTP API (https://www.twilio.com/docs/messaging/api/message-resource). Our own client: sending is one form,
 * while the official package needs Node and includes every resource. Without an idempotency key a message of unknown
 * outcome is not sent again: users request another code.
 */
import { CODE_MINUTES, SMS_TIMEOUT_MS } from '../../domain/limits'
import type { Delivery } from './mail'
import type { Sms, Texter } from './sms'

type Account = { url: string; account: string; secret: string; from: string; timeoutMs?: number }

/** Creates an SMS sender for Twilio, or for a compatible API under `url`. */
export function twilioTexter({ url, account, secret, from, timeoutMs = SMS_TIMEOUT_MS }: Account): Texter {
  const endpoint = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  return {
    async send(sms) {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${account}:${secret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
          'user-agent': 'Owlcast/1.0',
        },
        body: new URLSearchParams(formOf(from, sms)).toString(),
        // Never forwards the secret to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
      if (answer instanceof Response) return deliveryOf(answer)
      return { sent: false, reason: `The provider of messages did not answer: ${answer}`, next: 'never' }
    },
  }
}

function formOf(from: string, { to, text }: Sms): Record<string, string> {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  // Carriers drop the message once its code has expired.
  return { To: to, [sender]: from, Body: text, ValidityPeriod: String(CODE_MINUTES * 60) }
}

async function deliveryOf(answer: Response): Promise<Delivery> {
  if (answer.ok) {
    await answer.body?.cancel()
    return { sent: true }
  }
  const reason = `The provider of messages answered ${answer.status} ${await errorCode(answer)}`.trim()
  return { sent: false, reason, next: 'never' }
}

/** Error number only: the message quotes the recipient. */
async function errorCode(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  const code = body && typeof body === 'object' && 'code' in body ? Number(body.code) : Number.NaN
  return Number.isInteger(code) ? String(code) : ''
}
