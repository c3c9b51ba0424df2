/** Portuguese texts for chains: healing stories, and songs that answer each other. */
import type * as English from '../chains'

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Ouvir história de cura (${count})`,
    single: 'Uma só mensagem',
    voiceCount: (count) => `${count} vozes`,
    add: 'Somar à história',
    share: 'Compartilhar HUM',
  },
  nightingale: {
    play: (count) => `Ouvir corrente de músicas (${count})`,
    single: 'Uma só música',
    add: 'Somar à corrente',
    share: 'Compartilhar música',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Parar',
  stopLabel: (title) => `Parar: ${title}`,
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  original: 'Original',
  by: (author) => `de ${author}`,
}
