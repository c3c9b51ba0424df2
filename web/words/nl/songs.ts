/** Dutch texts for the song form. */
import type * as English from '../songs'

export const SONG: typeof English.SONG = {
  heading: 'Het lied',
  songTitle: 'Titel van het lied',
  author: 'Van wie',
  original: 'Dit is een eigen lied',
  covers: 'Covers zijn niet toegestaan. Tekst en muziek moeten van jou zijn.',
}
