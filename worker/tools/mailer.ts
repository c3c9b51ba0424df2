/** The interface of a provider of mail. */

export type Email = {
  /** Outbox row id, also the provider's idempotency key, so that a retry does not send twice. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

/**
 * Result of sending. `reason` contains no personal data: it is stored and logged. `next`: `never`, the message itself
 * is rejected; `later`, retry, at the earliest after `waitMs`; `when-mended`, our configuration is at fault and nothing
 * can be sent.
 */
export type Delivery =
  | { sent: true }
  | { sent: false; reason: string; next: 'never' | 'later' | 'when-mended'; waitMs?: number }

export type Mailer = {
  send: (mail: Email) => Promise<Delivery>
  /** Takes an address off the provider's list of those that get nothing. Never throws: sending shows whether it worked. */
  release: (address: string) => Promise<void>
}
