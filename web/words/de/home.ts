/** German texts for the home screen. */
import type * as English from '../home'

export const HOME: typeof English.HOME = {
  headline: 'Sag es, bevor das Licht geht',
  tagline: 'Das mystische soziale Netzwerk für Stimmen.',
  start: 'Fang etwas an',
  fadingSoon: 'Verklingt bald',
}
