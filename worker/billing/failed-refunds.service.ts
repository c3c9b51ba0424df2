/** Notifies of refunds that the buyer's bank sent back: the money is the site's again, and the operator has to act. */
import type { LiveEvent } from '../../domain/live/live'
import { findOperatorEmail } from '../alarms/alarms.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createFailedRefundEmail, createFailedRefundOperatorEmail } from '../emails/billing-emails'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifySystem } from '../notifications/notify.repo'
import { findEmailRecipient } from '../outbox/email-recipient.repo'
import { insertEmailIf, insertEmailTo } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import { getSiteSettings } from '../settings/settings.service'
import type { PaymentRow } from './payments.repo'
import { isUnnotified, listUnnotifiedFailures, markNotified } from './reversals.repo'
import { findPaidTitle } from './sales.repo'

/** Notifies the buyer and the operator of a charge's failed refunds, of each once. Returns the events. */
export async function notifyFailedRefunds(
  deps: AppDeps,
  charge: { provider: PaymentRow['provider']; chargeReference: string },
): Promise<LiveEvent[]> {
  const { db, env, clock } = deps
  const events: LiveEvent[] = []
  for (const { refund, payment } of await listUnnotifiedFailures(db, charge)) {
    const { id, cents, reason } = refund
    const now = clock.now()
    const isDue = isUnnotified(id)
    const buyer = await findEmailRecipient(db, payment.payerId)
    const operator = findOperatorEmail(env)
    const title = (await findPaidTitle(db, payment)) ?? ''
    const { contact } = await getSiteSettings(deps)
    const details = { refund: id, payment: payment.id, cents, reason }
    const toBuyer =
      buyer && createEmail(deps, createFailedRefundEmail(deps, buyer, { cents, title, contact }))
    const toOperator =
      operator === null
        ? null
        : createEmail(deps, createFailedRefundOperatorEmail(operator, details, env.ORIGIN))
    const { notified } = await batch(db, {
      notification: notifySystem(
        db,
        { userId: payment.payerId, message: 'refund.failed', about: id, isDue },
        now,
      ),
      notified: recordEvents(db, selectListChangedTargets(payment.payerId), now),
      toBuyer: toBuyer && insertEmailTo(db, payment.payerId, toBuyer, isDue),
      toOperator: toOperator && insertEmailIf(db, toOperator, isDue),
      marked: markNotified(db, id, now),
    })
    console.error(JSON.stringify({ billing: 'a refund failed', refund: id, payment: payment.id, reason }))
    events.push(...notified)
  }
  return events
}
