/** Italian texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('it')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Ascolta la storia (${count})`,
    single: 'Solo questa voce',
    voiceCount: (count) => counted(count, { one: '# voce', many: '# di voci', other: '# voci' }),
    add: 'Aggiungi la tua voce',
    share: 'Condividi l’HUM',
  },
  nightingale: {
    play: (count) => `Ascolta la catena (${count})`,
    single: 'Solo questa canzone',
    add: 'Aggiungi una canzone',
    share: 'Condividi la canzone',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Ferma',
  stopLabel: (title) => `Ferma: ${title}`,
  position: (author, n, of) => `${author} · ${n} di ${of}`,
  original: 'Originale',
  by: (author) => `di ${author}`,
}
