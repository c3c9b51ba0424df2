/** German texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Eine neue Version ist bereit',
  reload: 'Neu laden',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'App installieren',
  hint: 'Öffnet sich in einem eigenen Fenster, funktioniert offline und öffnet Podcasts, die du aus anderen Apps teilst.',
  manualSteps:
    'In Safari: „Teilen“, dann „Zum Home-Bildschirm“. Auf dem Mac: „Ablage“, dann „Zum Dock hinzufügen“.',
}
