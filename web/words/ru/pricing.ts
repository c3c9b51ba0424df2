/** Russian texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Бесплатно'

export const PRICING: typeof English.PRICING = {
  label: 'Цена прослушивания',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Своя',
  customLabel: 'Ваша цена в долларах',
  customHint: `От ${min} до ${max}.`,
  freeOnly: 'Цена: бесплатно (только для всех)',
  proOffer: `Перейдите на Pro ($${PRO_CENTS_PER_MONTH / 100}/мес.), чтобы брать плату за премиум-контент`,
  upgrade: 'Перейти на Pro',
}
