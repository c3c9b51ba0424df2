/** Texts for the home screen. */
import { defineMessages } from '../../domain/i18n/i18n'

export const HOME = defineMessages('HOME', {
  headline: 'Say it before the light goes',
  tagline: 'The mystical voice-first social platform.',
  start: 'Start something',
  fadingSoon: 'Fading soon',
})
