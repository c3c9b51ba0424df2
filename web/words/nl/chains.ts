/** Dutch texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('nl')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Verhaal beluisteren (${count})`,
    single: 'Alleen deze stem',
    voiceCount: (count) => counted(count, { one: '# stem', other: '# stemmen' }),
    add: 'Aan het verhaal toevoegen',
    share: 'HUM delen',
  },
  nightingale: {
    play: (count) => `Liedketen beluisteren (${count})`,
    single: 'Alleen dit lied',
    add: 'Aan de liedketen toevoegen',
    share: 'Lied delen',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Stop',
  stopLabel: (title) => `Stop: ${title}`,
  position: (author, n, of) => `${author} · ${n} van ${of}`,
  original: 'Origineel',
  by: (author) => `van ${author}`,
}
