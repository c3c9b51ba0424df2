/** Somebody leaves while they pay: what is started is given up, so that nobody pays for what is nobody's any more. */
import { CHECKOUT_MINUTES } from '../../domain/limits'
import type { Tools } from '../context'
import { lapse, startedBy } from './payments.repo'

/** Gives started payments up; false where the provider did not confirm it, and one could still be paid. */
export async function endCheckouts({ db, billing, clock }: Tools, payerId: string): Promise<boolean> {
  let areSettled = true
  for (const { id, reference, createdAt } of await startedBy(db, payerId)) {
    const isOver = clock.now() - createdAt > CHECKOUT_MINUTES * 60_000
    if (reference === null || isOver || (await billing.cancel(reference))) await lapse(db, id)
    else areSettled = false
  }
  return areSettled
}
