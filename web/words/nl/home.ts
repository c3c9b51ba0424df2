/** Dutch texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Zeg het voor het licht verdwijnt',
  tagline: 'Het mystieke sociale netwerk voor stemmen.',
  start: 'Begin iets',
  fadingSoon: 'Vervaagt bijna',
}
