/** Portuguese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Onde sua conta está aberta',
  device: (browser, system) =>
    browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Navegador desconhecido'),
  here: 'Este navegador',
  used: 'Último uso:',
  end: 'Sair',
  endOf: (device) => `Sair: ${device}`,
  endOthers: 'Sair em todos os outros lugares',
  ended: 'Sessão encerrada nesse dispositivo.',
  endedOthers: 'Sessões encerradas em todos os outros lugares.',
  loading: 'Verificando onde sua conta está aberta…',
  tryAgain: 'Tentar de novo',
}
