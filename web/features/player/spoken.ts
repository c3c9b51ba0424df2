/** The author as the player shows it; for a preview with its price. */
import { dollars } from '../../../domain/paywall'
import { isPreview, type Playable } from '../../audio/playable'
import { PURCHASE } from '../../words/purchases'

export function authorOf(item: Playable): string {
  const { author, price } = item
  return price && isPreview(item) ? PURCHASE.playing(dollars(price.cents), author) : author
}
