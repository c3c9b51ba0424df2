/** What the payment provider, the platform and the author get of a price (spec §1, C9), in whole cents. */
import { PLATFORM_FEE_PERCENT } from '../limits'

/** The provider's cost of each payment in `CURRENCY`: hundredths of a percent, and cents. */
const PAYMENT_COST_BASIS_POINTS = 290
const PAYMENT_COST_FIXED_CENTS = 30

/** Returns what the payment provider takes of a payment in cents, rounded half up. */
export function calculateProviderCost(cents: number): number {
  return Math.floor((cents * PAYMENT_COST_BASIS_POINTS + 5_000) / 10_000) + PAYMENT_COST_FIXED_CENTS
}

/** Returns the platform's share of earnings in cents, rounded half up. */
export function calculateFee(earnedCents: number): number {
  return Math.floor((earnedCents * PLATFORM_FEE_PERCENT + 50) / 100)
}

/** The parts of a price in cents; they sum to it. */
export type PriceParts = { costCents: number; feeCents: number; shareCents: number }

/**
 * Splits a price into the payment provider's cost, the platform's fee of what remains, and the author's share. The cost
 * is at most the price, so that nobody owes for a sale.
 */
export function splitPrice(cents: number): PriceParts {
  const costCents = Math.min(cents, calculateProviderCost(cents))
  const feeCents = calculateFee(cents - costCents)
  return { costCents, feeCents, shareCents: cents - costCents - feeCents }
}

/** Returns whether a sale at this price earns its author nothing. A free post is no sale. */
export function isBelowCost(cents: number): boolean {
  return cents > 0 && splitPrice(cents).shareCents === 0
}

/** Returns the lowest price in cents at which a sale earns its author anything. */
export function getLowestEarningCents(): number {
  let cents = PAYMENT_COST_FIXED_CENTS + 1
  while (isBelowCost(cents)) cents += 1
  return cents
}
