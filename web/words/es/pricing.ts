/** Spanish texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Precio por escuchar',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Otro',
  customLabel: 'Tu propio precio, en dólares',
  customHint: `De ${min} a ${max}.`,
  freeOnly: 'Precio: gratis (solo público)',
  proOffer: `Pásate a Pro ($${PRO_CENTS_PER_MONTH / 100}/mes) para cobrar por tu contenido premium`,
  upgrade: 'Pásate a Pro',
}
