/** French texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Gratuit'

export const PRICING: typeof English.PRICING = {
  label: 'Prix d’écoute',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Autre',
  customLabel: 'Ton propre prix, en dollars',
  customHint: `De ${min} à ${max}.`,
  freeOnly: 'Prix\u202f: gratuit (public seulement)',
  proOffer: `Passe à Pro ($${PRO_CENTS_PER_MONTH / 100}/mois) pour faire payer l’accès à tes contenus premium`,
  upgrade: 'Passer à Pro',
}
