/** Texts for the song form. */
import { words } from '../../domain/catalogue'

export const SONG = words('SONG', {
  heading: 'The song',
  songTitle: 'Song title',
  author: 'Author',
  original: 'This is an original song',
  covers: 'Covers are not permitted: words and music are your own.',
})
