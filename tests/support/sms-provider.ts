/**
 * A stand-in for Twilio. Like the real one it requires the account's name and secret, a form, a sender and an E.164
 * number.
 */
import { type ProviderRequest, startProvider } from './provider.ts'
import { SMS_ACCOUNT } from './sms-account.ts'

/** Starts the stand-in for Twilio; returns its URL. */
export async function startSmsProvider(): Promise<string> {
  let sent = 0
  return startProvider({
    respond: (asked) => findError(asked) ?? { status: 201, json: { sid: `SM${++sent}`, status: 'queued' } },
  })
}

const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = SMS_ACCOUNT

function findError({ method, path, headers, body }: ProviderRequest) {
  if (headers.authorization !== `Basic ${btoa(`${sid}:${token}`)}`) return createError(401, 20_003)
  if (method !== 'POST' || path !== `/2010-04-01/Accounts/${sid}/Messages.json`)
    return createError(404, 20_404)
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return createError(415, 20_001)
  const form = new URLSearchParams(body)
  if (!form.get('From') && !form.get('MessagingServiceSid')) return createError(400, 21_603)
  if (!form.get('Body')) return createError(400, 21_602)
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return createError(400, 21_211)
  return null
}

const createError = (status: number, code: number) => ({
  status,
  json: { code, status, message: 'Quotes the number: +14155550142' },
})
