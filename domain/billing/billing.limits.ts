/** Limits of payments and payouts. */

/** How long a started payment can be completed; Stripe's minimum is 30 minutes. */
export const CHECKOUT_MINUTES = 60
export const PURCHASE_TRIES = { count: 60, seconds: 3600 }
/** A share is paid out when it is this old, and from this amount on, since a payout costs the site money. */
export const PAYOUT_HOLD_DAYS = 7
export const PAYOUT_MIN_CENTS = 2500
