/** The shapes of buying on the wire. Prices in cents. */
import { z } from 'zod'
import { BILLING_NAMES } from './billing'
import { CUSTOM_PRICE_MAX_CENTS } from './limits'

/** The price as the buyer saw it: another one now is a refusal, never a surprise. */
export const newPurchaseShape = z.strictObject({ cents: z.int().min(1).max(CUSTOM_PRICE_MAX_CENTS) })

/** `paid`: it is open now. `continue`: the buyer goes to that page and pays there. */
export const purchaseShape = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('paid') }),
  z.strictObject({ is: z.literal('continue'), url: z.url() }),
])
export type Purchase = z.infer<typeof purchaseShape>

export const purchasesShape = z.strictObject({
  /** Ids of the posts that were paid for, the newest first. */
  items: z.array(z.string()),
  /** How one pays here; with `demo` no money is taken, and that has to be said where it is offered. */
  billing: z.enum(BILLING_NAMES),
})
export type Purchases = z.infer<typeof purchasesShape>
