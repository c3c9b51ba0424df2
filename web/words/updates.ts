/** Texts for app updates and installation. */
import { defineMessages } from '../../domain/i18n/i18n'

export const UPDATES = defineMessages('UPDATES', {
  ready: 'A new version is ready',
  reload: 'Reload',
})

export const INSTALL = defineMessages('INSTALL', {
  title: 'App',
  install: 'Install app',
  hint: 'Opens in its own window, works offline and opens podcasts you share from other apps.',
  manualSteps: 'In Safari: Share, then Add to Home Screen. On a Mac: File, then Add to Dock.',
})
