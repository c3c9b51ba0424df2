/** Portuguese texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Fale antes que anoiteça',
  tagline: 'A rede social mística em que a voz vem primeiro.',
  start: 'Comece algo',
  fadingSoon: 'Somem em breve',
}
