/** Payments: the currency, and who takes them. */

/** The only currency; prices are stored and compared in its cents. */
export const CURRENCY = 'usd'

/** Payment providers: `demo` charges nothing, `none` disables purchases. */
export const BILLING_NAMES = ['demo', 'stripe', 'none'] as const
export type BillingName = (typeof BILLING_NAMES)[number]
