/** Italian texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Le tue sessioni aperte',
  device: (browser, system) =>
    browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Browser sconosciuto'),
  thisBrowser: 'Questo browser',
  lastUsed: 'Ultimo uso',
  signOut: 'Disconnetti',
  signOutLabel: (device) => `Disconnetti ${device}`,
  signOutOthers: 'Disconnetti ovunque altrove',
  signedOut: 'Sessione chiusa su quel dispositivo.',
  signedOutOthers: 'Tutte le altre sessioni sono chiuse.',
  loading: 'Controllo delle tue sessioni…',
  tryAgain: 'Riprova',
}
