/** Pro plan, one month at a time (spec §1, §4; D2). Only a settled payment changes the plan. */
import { fail } from '../../domain/errors'
import { PRO_CENTS_PER_MONTH } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { dollars } from '../../domain/paywall'
import type { NewUpgrade, Upgrade } from '../../domain/plans.schema'
import type { Viewer } from '../auth/session'
import { checkOut, type Sale } from '../billing/checkout.service'
import type { Tools } from '../context'
import { readEnd, stillEnds } from './plans.repo'

type Bought = { upgrade: Upgrade; events: LiveEvent[] }

/**
 * Buys a month or starts a checkout. If a month was added since the client read `endsAt`, the request counts as done.
 */
export async function upgrade(tools: Tools, person: Viewer, shown: NewUpgrade): Promise<Bought> {
  if (shown.cents !== PRO_CENTS_PER_MONTH) throw changed()
  if (shown.endsAt !== person.proExpiresAt)
    return { upgrade: await addedSince(tools, person, shown), events: [] }
  const paying = await checkOut(tools, person.id, monthOf(tools, person, shown))
  if (paying?.is === 'continue') return { upgrade: paying, events: [] }
  return { upgrade: await addedSince(tools, person, shown), events: paying?.events ?? [] }
}

function monthOf({ env }: Tools, { id }: Viewer, { endsAt }: NewUpgrade): Sale {
  return {
    subject: 'plan',
    subjectId: 'pro',
    payeeId: null,
    cents: PRO_CENTS_PER_MONTH,
    feeCents: PRO_CENTS_PER_MONTH,
    isForSale: stillEnds(id, endsAt),
    label: 'Owlcast Pro, one month',
    doneUrl: `${env.ORIGIN}/?view=settings&upgraded=${endsAt ?? 0}`,
    cancelUrl: `${env.ORIGIN}/?view=settings`,
  }
}

async function addedSince({ db }: Tools, { id }: Viewer, { endsAt }: NewUpgrade): Promise<Upgrade> {
  const proExpiresAt = await readEnd(db, id)
  if (proExpiresAt === null || proExpiresAt <= (endsAt ?? 0)) throw fail('plan.changed')
  return { is: 'paid', proExpiresAt }
}

const changed = () =>
  fail('purchase.price_changed', { cents: PRO_CENTS_PER_MONTH, price: dollars(PRO_CENTS_PER_MONTH) })
