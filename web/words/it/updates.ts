/** Italian texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'C’è una nuova versione',
  reload: 'Ricarica',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'Installa l’app',
  hint: 'Si apre in una finestra sua, funziona offline e apre i podcast che condividi da altre app.',
  manualSteps:
    'In Safari: «Condividi», poi «Aggiungi alla schermata Home». Sul Mac: «File», poi «Aggiungi al Dock».',
}
