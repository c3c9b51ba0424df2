/**
 * Sends emails through the provider. Without one, development keeps them in the outbox and production reports a failure.
 */
import { isEmail, normalizeEmail } from '../../domain/people/email'
import type { Env } from '../env'
import { checkHttps, formatProblem, formatSecretCommand, type Problem } from './config-problem'
import type { Mailer } from './mailer'
import { createResendMailer } from './resend'

export type MailerEnv = Pick<Env, 'ENVIRONMENT' | 'RESEND_API_KEY' | 'MAIL_FROM' | 'MAIL_API_URL'>

const RESEND_API_URL = 'https://api.resend.com'

/** Development and tests keep emails in the outbox, shown at `/api/dev/outbox`. */
const outboxOnly: Mailer = { send: async () => ({ sent: true }), release: async () => undefined }

/** Creates the mailer; development uses the provider as soon as it has a key. */
export function createMailer(env: MailerEnv): Mailer {
  const { RESEND_API_KEY: key, MAIL_FROM: from, MAIL_API_URL: url = RESEND_API_URL } = env
  if (!key && env.ENVIRONMENT !== 'production') return outboxOnly
  const problems = listMailerProblems(env)
  if (!key || !from || problems.length > 0)
    return {
      send: async () => ({
        sent: false,
        reason: problems.map(formatProblem).join('; '),
        next: 'when-mended',
      }),
      release: async () => undefined,
    }
  return createResendMailer({ url, key, from })
}

/** Configuration problems that keep emails in the outbox; the site serves anyway. */
export function listMailerProblems({
  ENVIRONMENT,
  RESEND_API_KEY,
  MAIL_FROM,
  MAIL_API_URL,
}: MailerEnv): Problem[] {
  const production = ENVIRONMENT === 'production'
  if (!production && !RESEND_API_KEY) return []
  const problems: Problem[] = []
  if (!RESEND_API_KEY) {
    const name = 'RESEND_API_KEY'
    problems.push({
      name,
      problem: 'is missing, the key of the mail provider',
      remedy: formatSecretCommand(name),
    })
  }
  if (!isSender(MAIL_FROM ?? ''))
    problems.push({
      name: 'MAIL_FROM',
      problem: 'is missing or wrong, who mails come from',
      remedy: 'set it to an address at a verified domain, such as Owlcast <hello@owlcast.example>',
    })
  if (production) problems.push(...checkHttps('MAIL_API_URL', MAIL_API_URL, 'links that open things'))
  return problems
}

/** `name@host` or `Name <name@host>`. */
function isSender(text: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return !/[\r\n]/.test(text) && isEmail(normalizeEmail(address))
}
