/** Sends mails. Made to fit an HTTP API that takes an idempotency key, such as Resend's. */
import type { Env } from '../env'

export type Mail = {
  /** The outbox row; the provider's idempotency key, so that a retry is not a second mail. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
}

export type Mailer = { send: (mail: Mail) => Promise<void> }

/** In development and tests a mail stays in the outbox, where `/api/dev/outbox` shows it. */
const outboxOnly: Mailer = { send: async () => undefined }

/** Without a provider nothing may look sent: the outbox keeps the mail and tries again. */
const noProvider: Mailer = {
  send: async () => {
    throw new Error('No mail provider is configured')
  },
}

export function mailerOf({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>): Mailer {
  return ENVIRONMENT === 'production' ? noProvider : outboxOnly
}
