/** Italian texts for prices, and what Pro adds to them. */

import { formatDollars, formatPriceRange } from '../../../domain/billing/paywall'
import { PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pricing'

const { min, max } = formatPriceRange()
const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Prezzo d’ascolto',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Altro',
  customLabel: 'Il tuo prezzo, in dollari',
  customHint: `Da ${min} a ${max}.`,
  freeOnly: 'Prezzo: gratis (solo pubblico)',
  proOffer: `Passa a Pro ($${PRO_CENTS_PER_MONTH / 100}/mese) per far pagare l’accesso ai contenuti premium`,
  upgrade: 'Passa a Pro',
}
