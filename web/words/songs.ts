/** Words of the song form (spec §2.3, §6). */

export const SONG = {
  heading: 'The song',
  songTitle: 'Song title',
  author: 'Author',
  original: 'This is an original song',
  covers: 'Covers are not permitted: words and music are your own.',
}
