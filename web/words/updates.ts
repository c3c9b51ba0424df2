/** Texts for app updates and installation. */
import { defineMessages } from '../../domain/i18n'

export const UPDATES = defineMessages('UPDATES', {
  ready: 'A new version is ready',
  reload: 'Reload',
})

export const INSTALL = defineMessages('INSTALL', {
  title: 'The app',
  install: 'Install app',
  hint: 'Opens by itself, works offline, and takes podcasts that other apps share.',
  byHand: 'In Safari: Share, then Add to Home Screen. On a Mac: File, then Add to Dock.',
})
