/** Spanish texts for chains: healing stories, and songs that answer each other. */
import type * as English from '../chains'

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Oír la historia sanadora (${count})`,
    single: 'Un solo mensaje',
    voiceCount: (count) => `${count} voces`,
    add: 'Añadir a la historia',
    share: 'Compartir HUM',
  },
  nightingale: {
    play: (count) => `Oír la cadena de canciones (${count})`,
    single: 'Una sola canción',
    add: 'Añadir a la cadena',
    share: 'Compartir canción',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Detener',
  stopLabel: (title) => `Detener: ${title}`,
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  original: 'Original',
  by: (author) => `de ${author}`,
}
