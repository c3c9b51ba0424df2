/** Emails about money that did not arrive: to the buyer and the operator, and to an author. */
import { formatDollars } from '../../domain/billing/price'
import { TITLE_MAX_CHARS } from '../../domain/limits'
import { BILLING_EMAILS } from '../../domain/locales/en/emails'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import type { AppDeps } from '../context'
import type { EmailRecipient } from '../database/tables/outbox.table'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

/** To the buyer: their bank sent a refund back. `title` is '' for Pro, and for a post that is gone. */
export function createFailedRefundEmail(
  { t }: Pick<AppDeps, 't'>,
  { email: to, language }: EmailRecipient,
  { cents, title, contact }: { cents: number; title: string; contact: string },
): EmailDraft {
  const written = t(() => {
    const { subject, about, untitled, next, contact: formatContact, footer } = BILLING_EMAILS.refund
    const amount = formatDollars(cents)
    const shownTitle = sanitizeForEmail(title, TITLE_MAX_CHARS)
    return renderEmail({
      subject,
      heading: subject,
      paragraphs: [
        shownTitle ? about(amount, shownTitle) : untitled(amount),
        next,
        ...(contact ? [formatContact(contact)] : []),
      ],
      foot: footer,
    })
  }, language)
  return { to, purpose: 'account', ...written }
}

/** To the operator: which refund failed, and what to do. Names nobody: Stripe knows the buyer. */
export function createFailedRefundOperatorEmail(
  to: string,
  details: { refund: string; payment: string; cents: number; reason: string | null },
  origin: string,
): EmailDraft {
  const { refund, payment, cents, reason } = details
  const subject = 'A refund did not arrive'
  return {
    to,
    purpose: 'account',
    ...renderEmail({
      subject,
      heading: subject,
      paragraphs: [
        `${origin}: the refund ${refund} of ${formatDollars(cents)} failed (${reason ?? 'no reason given'}). The payment is ${payment}.`,
        'Stripe has put the money back into your balance, and the author has their share again. The buyer was told that you will pay them back in another way. Find the refund at Stripe by its id, and ask the buyer there how.',
      ],
      foot: 'You got this email because this site sends its alarms to your address.',
    }),
  }
}

/** To an author: their bank refused Stripe's payout. */
export function createRefusedPayoutEmail(
  { t, env }: Pick<AppDeps, 't' | 'env'>,
  { email: to, language }: EmailRecipient,
): EmailDraft {
  const written = t(() => {
    const { subject, text, next, action, footer } = BILLING_EMAILS.payout
    return renderEmail({
      subject,
      heading: subject,
      paragraphs: [text, next],
      action: { label: action, url: `${env.ORIGIN}${getSettingsPath('earnings')}` },
      foot: footer,
    })
  }, language)
  return { to, purpose: 'account', ...written }
}
