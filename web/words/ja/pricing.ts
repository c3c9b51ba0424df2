/** Japanese texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = '無料'

export const PRICING: typeof English.PRICING = {
  label: '聴くための価格',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: '金額を指定',
  customLabel: '自分で決める価格（ドル）',
  customHint: `${min}から${max}まで。`,
  freeOnly: '価格：無料（公開のみ）',
  proOffer: `プレミアムコンテンツに価格を付けるには、Pro（$${PRO_CENTS_PER_MONTH / 100}/月）にアップグレードしてください`,
  upgrade: 'アップグレード',
}
