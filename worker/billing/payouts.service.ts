/** An author's payouts: what is owed, and their account at the payment provider. */

import { PAYOUT_HOLD_DAYS } from '../../domain/billing/billing.limits'
import type { PayoutAccountState, Payouts } from '../../domain/earnings/earnings.schema'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { formatSuspensionEnd, isSuspended } from '../../domain/moderation/moderation'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createRefusedPayoutEmail } from '../emails/billing-emails'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifySystem } from '../notifications/notify.repo'
import { findEmailRecipient } from '../outbox/email-recipient.repo'
import { insertEmailTo } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import type { SessionUser } from '../session-user'
import type { PayoutProvider } from '../tools/payment-provider'
import {
  addPayoutAccount,
  findAccountByReference,
  findBalances,
  findPayoutAccount,
  isNewRefusal,
  listPayouts,
  type PayoutAccountRow,
  saveAccountState,
  saveBankReport,
} from './payouts.repo'

const PAYOUTS_LISTED_MAX = 12

const HOLD_MS = PAYOUT_HOLD_DAYS * DAY_MS

/** Returns the time until which sales can be paid out now. */
export function getPayoutEnd(now: number): number {
  return now - HOLD_MS
}

/** A user's balance, payouts and account. Asks the provider about an account that is not enabled yet. */
export async function getPayouts(deps: AppDeps, { id: userId }: SessionUser): Promise<Payouts> {
  const { db, billing, clock } = deps
  const provider = billing.name === 'none' ? 'stripe' : billing.name
  const {
    balances: [balances],
    items,
    accounts: [account],
  } = await batch(db, {
    balances: findBalances(db, userId, getPayoutEnd(clock.now())),
    items: listPayouts(db, userId, PAYOUTS_LISTED_MAX),
    accounts: findPayoutAccount(db, { userId, provider }),
  })
  return {
    billing: billing.name,
    isOffered: billing.payouts !== null,
    account: account ? await refreshAccount(deps, account) : 'not_started',
    isBankRefusing: account?.isBankRefusing ?? false,
    ...(balances ?? { balanceCents: 0, payableCents: 0, paidOutCents: 0 }),
    items,
  }
}

/** The account's state at the provider; the stored one where it is enabled or the provider does not answer. */
async function refreshAccount(deps: AppDeps, account: PayoutAccountRow): Promise<PayoutAccountState> {
  const { billing } = deps
  if (account.state === 'enabled' || billing.name !== account.provider || !billing.payouts)
    return account.state
  return (await readAccount(deps, billing.payouts, account)) ?? account.state
}

async function readAccount({ db }: AppDeps, provider: PayoutProvider, account: PayoutAccountRow) {
  const result = await provider.getAccount(account.reference)
  if (result.status !== 'known') return null
  if (result.state !== account.state) await saveAccountState(db, account, result.state)
  return result.state
}

/**
 * Creates the user's account at the provider if needed, and a link to its page. A suspended user may only open one that
 * they have: what they are owed is theirs.
 */
export async function createPayoutLink(
  deps: AppDeps,
  { id: userId, suspendedUntil }: SessionUser,
): Promise<string> {
  const { db, billing, env, clock } = deps
  if (billing.name === 'none' || !billing.payouts) throw appError('payouts.not_offered')
  const key = { userId, provider: billing.name }
  let [account] = await findPayoutAccount(db, key)
  if (!account) {
    if (isSuspended(suspendedUntil, clock.now()))
      throw appError('safety.suspended', { until: formatSuspensionEnd(suspendedUntil) })
    const created = await billing.payouts.createAccount(userId)
    if (created.status !== 'known') throw createFailure(created.reason)
    const { reference, state } = created
    const now = clock.now()
    await addPayoutAccount(db, { ...key, reference, state, dueAt: now, createdAt: now })
    account = (await findPayoutAccount(db, key))[0]
  }
  if (!account) throw createFailure('The account was deleted meanwhile')
  const link = await billing.payouts.createLink({
    reference: account.reference,
    isEnabled: account.state === 'enabled',
    doneUrl: `${env.ORIGIN}${getSettingsPath('earnings')}`,
  })
  if (link.status !== 'ready') throw createFailure(link.reason)
  return link.url
}

const createFailure = (reason: string) => appError('payouts.failed', {}, undefined, new Error(reason))

/**
 * Reads an account again after the provider reported a change: reports may come late and in any order, so their
 * contents do not count. Throws if the provider does not answer, so that it reports again.
 */
export async function syncPayoutAccount(deps: AppDeps, reference: string): Promise<void> {
  const { db, billing } = deps
  if (billing.name === 'none' || !billing.payouts) return
  const account = await findAccountByReference(db, billing.name, reference)
  if (account && (await readAccount(deps, billing.payouts, account)) === null)
    throw createFailure('An account could not be read')
}

/** Notes whether the author's bank took the provider's payout, and notifies the author if it did not. */
export async function recordBankReport(
  deps: AppDeps,
  { account, isRefused, reportedAt }: { account: string; isRefused: boolean; reportedAt: number },
): Promise<LiveEvent[]> {
  const { db, billing, clock } = deps
  if (billing.name === 'none') return []
  const report = { provider: billing.name, account, isRefused, at: reportedAt }
  const known = isRefused ? await findAccountByReference(db, billing.name, account) : undefined
  if (!known) {
    await saveBankReport(db, report)
    return []
  }
  const { userId } = known
  const now = clock.now()
  const isDue = isNewRefusal(report)
  const author = await findEmailRecipient(db, userId)
  const { notified } = await batch(db, {
    notification: notifySystem(db, { userId, message: 'payout.refused', about: account, isDue }, now),
    notified: recordEvents(db, selectListChangedTargets(userId), now),
    email:
      author && insertEmailTo(db, userId, createEmail(deps, createRefusedPayoutEmail(deps, author)), isDue),
    report: saveBankReport(db, report),
  })
  return notified
}
