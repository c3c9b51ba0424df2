/** German texts for prices, and what Pro adds to them. */
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import { dollars, priceRange } from '../../../domain/paywall'
import type * as English from '../pricing'

const { min, max } = priceRange()
const FREE = 'Kostenlos'

export const PRICING: typeof English.PRICING = {
  label: 'Preis fürs Zuhören',
  free: FREE,
  choice: (cents) => (cents === 0 ? FREE : dollars(cents)),
  custom: 'Eigener',
  customLabel: 'Dein eigener Preis, in Dollar',
  customHint: `Von ${min} bis ${max}.`,
  freeOnly: 'Preis: kostenlos (nur öffentlich)',
  offer: `Hol dir Pro ($${PRO_CENTS_PER_MONTH / 100}/Monat), um für Premium-Inhalte Geld zu verlangen`,
  upgrade: 'Upgraden',
}
