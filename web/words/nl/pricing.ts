/** Dutch texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Prijs om te luisteren',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Zelf kiezen',
  customLabel: 'Je eigen prijs, in dollars',
  customHint: `Van ${min} tot ${max}.`,
  freeOnly: 'Prijs: gratis (alleen openbaar)',
  proOffer: `Neem Pro ($${PRO_CENTS_PER_MONTH / 100}/mnd) om geld te vragen voor premium inhoud`,
  upgrade: 'Upgraden',
}
