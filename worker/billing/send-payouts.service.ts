/** Sends authors what they are owed, by cron. Each payout is sent once, however often its run breaks off. */

import { PAYOUT_MIN_CENTS } from '../../domain/billing/billing.limits'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { PayoutProvider } from '../tools/payment-provider'
import {
  deleteSettledAccounts,
  endPayout,
  findOpenPayout,
  hasNoOwner,
  listDueAccounts,
  type PayoutAccountRow,
  setPayoutDue,
  startPayout,
} from './payouts.repo'
import { getPayoutEnd } from './payouts.service'

/** Payouts at most once per interval, since each month with one costs the site money. */
export const PAYOUT_EVERY_DAYS = 30
/** How long to wait after a payout that was refused, was not due or got no answer. */
export const PAYOUT_RETRY_HOURS = 24
/** Payouts per cron run. */
const PAYOUTS_PER_RUN = 2

/** Two to start a payout, and three to end it. */
const STATEMENTS_PER_PAYOUT = 5

/** Pays out due accounts. */
export async function sendPayouts(deps: AppDeps): Promise<void> {
  const { db, billing, clock, hasBudget } = deps
  if (billing.name === 'none' || !billing.payouts || !hasBudget(1)) return
  for (const account of await listDueAccounts(db, billing.name, clock.now(), PAYOUTS_PER_RUN)) {
    if (!hasBudget(STATEMENTS_PER_PAYOUT)) return
    await sendPayout(deps, billing.payouts, account)
  }
}

async function sendPayout(deps: AppDeps, provider: PayoutProvider, account: PayoutAccountRow): Promise<void> {
  const { db, ids, clock } = deps
  const now = clock.now()
  const {
    open: [payout],
  } = await batch(db, {
    started: startPayout(db, account, {
      id: ids.make('pout'),
      until: getPayoutEnd(now),
      minCents: PAYOUT_MIN_CENTS,
      now,
    }),
    open: findOpenPayout(db, account.userId),
  })
  const retryAt = now + PAYOUT_RETRY_HOURS * HOUR_MS
  if (!payout) {
    // Too little is owed: looked at again the next day.
    await batch(db, { due: setPayoutDue(db, account, retryAt), left: deleteLeftAccount(deps, account) })
    return
  }
  const result = await provider.transfer(payout)
  if (result.status !== 'sent')
    console.error(
      JSON.stringify({ billing: `a payout was ${result.status}`, payout: payout.id, error: result.reason }),
    )
  await batch(db, {
    ended: result.status === 'unclear' ? null : endPayout(db, payout.id, toEnd(result)),
    due: setPayoutDue(db, account, result.status === 'sent' ? now + PAYOUT_EVERY_DAYS * DAY_MS : retryAt),
    left: deleteLeftAccount(deps, account),
  })
}

const deleteLeftAccount = ({ db }: AppDeps, { userId }: PayoutAccountRow) =>
  deleteSettledAccounts(db, userId, hasNoOwner(userId))

function toEnd(result: { status: 'sent'; reference: string } | { status: 'refused' | 'unclear' }) {
  return result.status === 'sent'
    ? { state: 'sent' as const, reference: result.reference }
    : { state: 'failed' as const, reference: null }
}
