/** Portuguese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Onde sua conta está aberta',
  device: (browser, system) =>
    browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Navegador desconhecido'),
  thisBrowser: 'Este navegador',
  lastUsed: 'Último uso:',
  signOut: 'Sair',
  signOutLabel: (device) => `Sair: ${device}`,
  signOutOthers: 'Sair em todos os outros lugares',
  signedOut: 'Sessão encerrada nesse dispositivo.',
  signedOutOthers: 'Sessões encerradas em todos os outros lugares.',
  loading: 'Verificando onde sua conta está aberta…',
  tryAgain: 'Tentar de novo',
}
