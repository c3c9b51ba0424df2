/** Chinese texts for prices, and what Pro adds to them. */
import { messageOf } from '../../../domain/errors'
import { dollars, priceRange } from '../../../domain/paywall'
import type * as English from '../pricing'

const { min, max } = priceRange()

export const PRICING: typeof English.PRICING = {
  label: '收听定价',
  free: '免费',
  choice: (cents) => (cents === 0 ? PRICING.free : dollars(cents)),
  custom: '自定义',
  customLabel: '自定义价格（美元）',
  customHint: `${min} 至 ${max}。`,
  freeOnly: '定价：免费（仅限公开）',
  get offer() {
    return messageOf('post.pro_required')
  },
  upgrade: '升级',
}
