/** Pro plan, one month at a time (spec §1, §4; D2). Only a settled payment changes the plan. */

import type { NewUpgrade, Upgrade } from '../../domain/billing/plans.schema'
import { formatDollars } from '../../domain/billing/price'
import { calculateProviderCost } from '../../domain/billing/split-price'
import { appError } from '../../domain/errors/errors'
import { PRO_CENTS_PER_MONTH } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live/live'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import type { AppDeps } from '../context'
import type { SessionUser } from '../session-user'
import { checkOut, type Sale } from './checkout.service'
import { findProEnd, isProEndUnchanged } from './plans.repo'

type UpgradeResult = { upgrade: Upgrade; events: LiveEvent[] }

/**
 * Buys a month or starts a checkout. If a month was added since the client read `endsAt`, the request counts as done.
 */
export async function upgradePlan(
  deps: AppDeps,
  person: SessionUser,
  offer: NewUpgrade,
): Promise<UpgradeResult> {
  if (offer.cents !== PRO_CENTS_PER_MONTH) throw createPriceChangedError()
  if (offer.endsAt !== person.proExpiresAt)
    return { upgrade: await getAddedMonth(deps, person, offer), events: [] }
  const checkout = await checkOut(deps, person.id, createMonthSale(deps, person, offer))
  if (checkout?.status === 'continue') return { upgrade: checkout, events: [] }
  return { upgrade: await getAddedMonth(deps, person, offer), events: checkout?.events ?? [] }
}

function createMonthSale({ env }: AppDeps, { id }: SessionUser, { endsAt }: NewUpgrade): Sale {
  const costCents = calculateProviderCost(PRO_CENTS_PER_MONTH)
  return {
    subject: 'plan',
    subjectId: 'pro',
    payeeId: null,
    cents: PRO_CENTS_PER_MONTH,
    costCents,
    feeCents: PRO_CENTS_PER_MONTH - costCents,
    isForSale: isProEndUnchanged(id, endsAt),
    label: 'Owlcast Pro, one month',
    doneUrl: `${env.ORIGIN}${getSettingsPath('plan')}&upgraded=${endsAt ?? 0}`,
    cancelUrl: `${env.ORIGIN}${getSettingsPath('plan')}`,
  }
}

async function getAddedMonth({ db }: AppDeps, { id }: SessionUser, { endsAt }: NewUpgrade): Promise<Upgrade> {
  const proExpiresAt = await findProEnd(db, id)
  if (proExpiresAt === null || proExpiresAt <= (endsAt ?? 0)) throw appError('plan.changed')
  return { status: 'paid', proExpiresAt }
}

const createPriceChangedError = () =>
  appError('purchase.price_changed', {
    cents: PRO_CENTS_PER_MONTH,
    price: formatDollars(PRO_CENTS_PER_MONTH),
  })
