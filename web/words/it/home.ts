/** Italian texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Dillo prima che la luce se ne vada',
  tagline: 'Il mistico social network della voce.',
  start: 'Comincia qualcosa',
  fadingSoon: 'Svanisce presto',
}
