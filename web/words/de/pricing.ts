/** German texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Kostenlos'

export const PRICING: typeof English.PRICING = {
  label: 'Preis fürs Zuhören',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Eigener',
  customLabel: 'Dein eigener Preis, in Dollar',
  customHint: `Von ${min} bis ${max}.`,
  freeOnly: 'Preis: kostenlos (nur öffentlich)',
  proOffer: `Hol dir Pro ($${PRO_CENTS_PER_MONTH / 100}/Monat), um für Premium-Inhalte Geld zu verlangen`,
  upgrade: 'Upgraden',
}
