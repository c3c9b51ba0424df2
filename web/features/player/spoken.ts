/** Whose voice it is, as the player tells it; of what is locked it says so, and what all of it costs. */
import { dollars } from '../../../domain/paywall'
import { isPreview, type Playable } from '../../audio/playable'
import { PURCHASE } from '../../words/purchases'

export function authorOf(item: Playable): string {
  const { author, price } = item
  return price && isPreview(item) ? PURCHASE.playing(dollars(price.cents), author) : author
}
