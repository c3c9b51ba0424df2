/** Texts for the song form. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SONG = defineMessages('SONG', {
  heading: 'The song',
  songTitle: 'Song title',
  author: 'Author',
  original: 'This is an original song',
  covers: 'Covers are not permitted. Words and music must be your own.',
})
