/** Cancels open checkouts when an account is deleted, so that nobody pays for a deleted account. */

import { CHECKOUT_MINUTES } from '../../domain/billing/billing.limits'
import { MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { expirePayment, listStartedPayments } from './payments.repo'

/** Cancels open payments. Returns false if the provider did not confirm one, which could still be paid. */
export async function cancelCheckouts({ db, billing, clock }: AppDeps, payerId: string): Promise<boolean> {
  let areSettled = true
  for (const { id, reference, createdAt } of await listStartedPayments(db, payerId)) {
    const isOver = clock.now() - createdAt > CHECKOUT_MINUTES * MINUTE_MS
    if (reference === null || isOver || (await billing.cancel(reference))) await expirePayment(db, id)
    else areSettled = false
  }
  return areSettled
}
