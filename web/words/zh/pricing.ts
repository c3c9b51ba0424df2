/** Chinese texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { formatErrorMessage } from '../../../domain/errors/errors'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()

export const PRICING: typeof English.PRICING = {
  label: '收听定价',
  free: '免费',
  formatPrice: (cents) => (cents === 0 ? PRICING.free : formatDollars(cents)),
  custom: '自定义',
  customLabel: '自定义价格（美元）',
  customHint: `${min} 至 ${max}。`,
  freeOnly: '定价：免费（仅限公开）',
  get proOffer() {
    return formatErrorMessage('post.pro_required')
  },
  upgrade: '升级',
}
