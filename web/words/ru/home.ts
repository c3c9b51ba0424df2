/** Russian texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Скажите, пока не стемнело',
  tagline: 'Мистическая соцсеть, где главное — голос.',
  start: 'Начните что-нибудь',
  fadingSoon: 'Скоро угаснут',
}
