/** French texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'La chanson',
  songTitle: 'Titre de la chanson',
  author: 'De qui',
  original: 'C’est une chanson originale',
  covers: 'Les reprises ne sont pas permises. Paroles et musique doivent être de toi.',
}
