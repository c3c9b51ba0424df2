/** Russian texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'Песня',
  songTitle: 'Название песни',
  author: 'Автор',
  original: 'Это авторская песня',
  covers: 'Каверы не допускаются. Слова и музыка должны быть вашими.',
}
