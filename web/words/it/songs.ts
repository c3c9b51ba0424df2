/** Italian texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'La canzone',
  songTitle: 'Titolo della canzone',
  author: 'Di chi è',
  original: 'È una canzone originale',
  covers: 'Le cover non sono ammesse. Parole e musica devono essere tue.',
}
