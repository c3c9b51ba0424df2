/** Italian texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Le tue sessioni aperte',
  device: (browser, system) =>
    browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Browser sconosciuto'),
  here: 'Questo browser',
  used: 'Ultimo uso',
  end: 'Disconnetti',
  endOf: (device) => `Disconnetti ${device}`,
  endOthers: 'Disconnetti ovunque altrove',
  ended: 'Sessione chiusa su quel dispositivo.',
  endedOthers: 'Tutte le altre sessioni sono chiuse.',
  loading: 'Controllo delle tue sessioni…',
  tryAgain: 'Riprova',
}
