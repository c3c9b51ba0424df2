/** Spanish texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Dilo antes de que caiga la noche',
  tagline: 'La red social mística donde la voz va primero.',
  start: 'Empieza algo',
  fadingSoon: 'Se apagan pronto',
}
