/** Portuguese texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'A música',
  songTitle: 'Título da música',
  author: 'Autoria',
  original: 'Esta música é original',
  covers: 'Covers não são permitidos. Letra e música devem ser suas.',
}
