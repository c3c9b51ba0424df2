/** French texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('fr')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Écouter l’histoire (${count})`,
    single: 'Cette voix seule',
    voiceCount: (count) => counted(count, { one: '# voix', many: '# de voix', other: '# voix' }),
    add: 'Ajouter ma voix',
    share: 'Partager le HUM',
  },
  nightingale: {
    play: (count) => `Écouter la chaîne (${count})`,
    single: 'Cette chanson seule',
    add: 'Ajouter ma chanson',
    share: 'Partager la chanson',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Arrêter',
  stopLabel: (title) => `Arrêter\u202f: ${title}`,
  position: (author, n, of) => `${author} · ${n} sur ${of}`,
  original: 'Original',
  by: (author) => `par ${author}`,
}
