/** The author as the player shows it; for a preview with its price. */
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { isPreview, type Playable } from '../../audio/playback/playable'

export function formatPlayerAuthor(item: Playable): string {
  const { author, price } = item
  return price && isPreview(item) ? PURCHASE.playing(formatDollars(price.cents), author) : author
}
