/** German texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'Der Song',
  songTitle: 'Titel des Songs',
  author: 'Von wem',
  original: 'Das ist ein eigener Song',
  covers: 'Cover sind nicht erlaubt. Text und Musik müssen von dir sein.',
}
