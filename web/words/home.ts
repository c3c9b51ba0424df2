/** Texts for the home screen. */
import { words } from '../../domain/catalogue'

export const HOME = words('HOME', {
  headline: 'Say it before the light goes',
  tagline: 'The mystical voice-first social platform.',
  start: 'Start something',
  fadingSoon: 'Fading soon',
})
