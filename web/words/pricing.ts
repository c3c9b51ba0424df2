/** Texts for prices, and what Pro adds to them (S6-05, C2, C5). */

import { formatDollars, formatPriceRange } from '../../domain/billing/paywall'
import { formatErrorMessage } from '../../domain/errors/errors'
import { defineMessages } from '../../domain/i18n/i18n'

const { min, max } = formatPriceRange()

export const PRICING = defineMessages('PRICING', {
  label: 'Listener paywall',
  free: 'Free',
  formatPrice: (cents: number) => (cents === 0 ? PRICING.free : formatDollars(cents)),
  custom: 'Custom',
  customLabel: 'Your own price, in dollars',
  customHint: `From ${min} to ${max}.`,
  /** S6-05 */
  freeOnly: 'Pricing: Free (public only)',
  /** S6-05 */
  get proOffer() {
    return formatErrorMessage('post.pro_required')
  },
  upgrade: 'Upgrade',
})
