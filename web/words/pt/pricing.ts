/** Portuguese texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Grátis'

export const PRICING: typeof English.PRICING = {
  label: 'Preço para ouvir',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Outro',
  customLabel: 'Seu próprio preço, em dólares',
  customHint: `De ${min} a ${max}.`,
  freeOnly: 'Preço: grátis (só público)',
  proOffer: `Seja Pro ($${PRO_CENTS_PER_MONTH / 100}/mês) para cobrar pelo seu conteúdo premium`,
  upgrade: 'Seja Pro',
}
