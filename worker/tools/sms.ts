/**
 * Sends text messages through the provider. Without one, development keeps them in the outbox and production reports a
 * failure.
 */
import type { Env } from '../env'
import { checkHttps, formatProblem, formatSecretCommand, type Problem } from './config-problem'
import type { SmsSender } from './sms-sender'
import { createTwilioSender } from './twilio'

export type SmsEnv = Pick<
  Env,
  'ENVIRONMENT' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'SMS_FROM' | 'SMS_API_URL'
>

const TWILIO_API_URL = 'https://api.twilio.com'

/** Development and tests keep messages in the outbox, shown at `/api/dev/outbox`. */
const outboxOnly: SmsSender = { send: async () => ({ sent: true }) }

/** Creates the SMS sender; development uses the provider as soon as it has an account. */
export function createSmsSender(env: SmsEnv): SmsSender {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: secret, SMS_FROM: from } = env
  if (!account && env.ENVIRONMENT !== 'production') return outboxOnly
  const problems = listSmsProblems(env)
  if (!account || !secret || !from || problems.length > 0)
    return {
      send: async () => ({ sent: false, reason: problems.map(formatProblem).join('; '), next: 'never' }),
    }
  return createTwilioSender({ url: env.SMS_API_URL ?? TWILIO_API_URL, account, secret, from })
}

/** Configuration problems that keep messages from being sent; the site hides phone sign-in. */
export function listSmsProblems(env: SmsEnv): Problem[] {
  const { ENVIRONMENT, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM, SMS_API_URL } = env
  const production = ENVIRONMENT === 'production'
  if (!production && !TWILIO_ACCOUNT_SID) return []
  const problems: Problem[] = []
  if (!/^AC\w+$/.test(TWILIO_ACCOUNT_SID ?? '')) {
    const name = 'TWILIO_ACCOUNT_SID'
    problems.push({
      name,
      problem: 'is missing or wrong, the account at Twilio, AC and more',
      remedy: formatSecretCommand(name),
    })
  }
  if (!TWILIO_AUTH_TOKEN) {
    const name = 'TWILIO_AUTH_TOKEN'
    problems.push({
      name,
      problem: 'is missing, the secret of the account at Twilio',
      remedy: formatSecretCommand(name),
    })
  }
  if (!/^(\+\d{6,15}|MG\w+)$/.test(SMS_FROM ?? ''))
    problems.push({
      name: 'SMS_FROM',
      problem: 'is missing or wrong, who messages come from',
      remedy: 'set it to a number such as +14155550100, or to the id of a messaging service, MG and more',
    })
  if (production) problems.push(...checkHttps('SMS_API_URL', SMS_API_URL, 'codes'))
  return problems
}
