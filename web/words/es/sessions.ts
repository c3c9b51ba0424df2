/** Spanish texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Dónde tienes la sesión abierta',
  device: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Navegador desconocido'),
  thisBrowser: 'Este navegador',
  lastUsed: 'Último uso:',
  signOut: 'Cerrar sesión',
  signOutLabel: (device) => `Cerrar sesión: ${device}`,
  signOutOthers: 'Cerrar las demás sesiones',
  signedOut: 'Sesión cerrada en ese dispositivo.',
  signedOutOthers: 'Se cerraron las demás sesiones.',
  loading: 'Comprobando tus sesiones abiertas…',
  tryAgain: 'Reintentar',
}
