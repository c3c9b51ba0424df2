/** Texts for prices, and what Pro adds to them (S6-05, C2, C5). */
import { words } from '../../domain/catalogue'
import { messageOf } from '../../domain/errors'
import { dollars, priceRange } from '../../domain/paywall'

const { min, max } = priceRange()

export const PRICING = words('PRICING', {
  label: 'Listener paywall',
  free: 'Free',
  choice: (cents: number) => (cents === 0 ? PRICING.free : dollars(cents)),
  custom: 'Custom',
  customLabel: 'Your own price, in dollars',
  customHint: `From ${min} to ${max}.`,
  /** S6-05 */
  freeOnly: 'Pricing: Free (public only)',
  /** S6-05 */
  get offer() {
    return messageOf('post.pro_required')
  },
  upgrade: 'Upgrade',
})
