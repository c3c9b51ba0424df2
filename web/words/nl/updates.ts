/** Dutch texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Er is een nieuwe versie',
  reload: 'Herladen',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'De app',
  install: 'App installeren',
  hint: 'Opent in een eigen venster, werkt offline en neemt podcasts aan die andere apps delen.',
  byHand: 'In Safari: ‘Deel’, dan ‘Zet op beginscherm’. Op een Mac: ‘Archief’, dan ‘Voeg toe aan Dock’.',
}
