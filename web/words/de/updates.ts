/** German texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Eine neue Version ist bereit',
  reload: 'Neu laden',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Die App',
  install: 'App installieren',
  hint: 'Öffnet sich in einem eigenen Fenster, funktioniert offline und nimmt Podcasts an, die andere Apps teilen.',
  byHand:
    'In Safari: „Teilen“, dann „Zum Home-Bildschirm“. Auf dem Mac: „Ablage“, dann „Zum Dock hinzufügen“.',
}
