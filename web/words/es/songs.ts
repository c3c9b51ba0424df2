/** Spanish texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'La canción',
  songTitle: 'Título de la canción',
  author: 'Autoría',
  original: 'Es una canción original',
  covers: 'No se permiten versiones. La letra y la música deben ser tuyas.',
}
