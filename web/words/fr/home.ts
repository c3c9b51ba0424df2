/** French texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Dis-le avant que la lumière ne parte',
  tagline: 'Le réseau social mystique où la voix passe d’abord.',
  start: 'Lance quelque chose',
  fadingSoon: 'S’efface bientôt',
}
