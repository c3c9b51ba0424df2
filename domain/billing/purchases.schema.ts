/** Wire schemas of purchases. Prices in cents. */
import { z } from 'zod'
import { CUSTOM_PRICE_MAX_CENTS } from '../limits'
import { BILLING_NAMES } from './billing'

/** The price as the buyer saw it; a different price now is an error. */
export const newPurchaseShape = z.strictObject({ cents: z.int().min(1).max(CUSTOM_PRICE_MAX_CENTS) })

/** `paid`: unlocked now. `continue`: the buyer pays at `url`. */
export const purchaseShape = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('paid') }),
  z.strictObject({ status: z.literal('continue'), url: z.url() }),
])
export type Purchase = z.infer<typeof purchaseShape>

export const purchasesShape = z.strictObject({
  /** Ids of purchased posts, newest first. */
  items: z.array(z.string()),
  /** The payment provider; with `demo` nothing is charged, which the offer has to say. */
  billing: z.enum(BILLING_NAMES),
})
export type Purchases = z.infer<typeof purchasesShape>
