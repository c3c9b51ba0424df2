/** The author as the player shows it; for a preview with its price. */
import { formatDollars } from '../../../domain/paywall'
import { isPreview, type Playable } from '../../audio/playable'
import { PURCHASE } from '../../words/purchases'

export function formatPlayerAuthor(item: Playable): string {
  const { author, price } = item
  return price && isPreview(item) ? PURCHASE.playing(formatDollars(price.cents), author) : author
}
