/** German texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('de')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Geschichte anhören (${count})`,
    single: 'Nur diese Stimme',
    voiceCount: (count) => counted(count, { one: '# Stimme', other: '# Stimmen' }),
    add: 'Zur Geschichte beitragen',
    share: 'HUM teilen',
  },
  nightingale: {
    play: (count) => `Songkette anhören (${count})`,
    single: 'Nur diesen Song',
    add: 'Zur Songkette beitragen',
    share: 'Song teilen',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Stopp',
  stopLabel: (title) => `Stopp: ${title}`,
  position: (author, n, of) => `${author} · ${n} von ${of}`,
  original: 'Original',
  by: (author) => `von ${author}`,
}
