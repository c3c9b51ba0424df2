/** Words of the home screen. */
export const HOME = {
  headline: 'Say it before the light goes',
  tagline: 'The mystical voice-first social platform.',
  start: 'Start something',
  fadingSoon: 'Fading soon',
}
