/** Dutch texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Er is een nieuwe versie',
  reload: 'Herladen',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'App installeren',
  hint: 'Opent in een eigen venster, werkt offline en opent podcasts die je vanuit andere apps deelt.',
  manualSteps: 'In Safari: ‘Deel’, dan ‘Zet op beginscherm’. Op een Mac: ‘Archief’, dan ‘Voeg toe aan Dock’.',
}
