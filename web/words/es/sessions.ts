/** Spanish texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Dónde tienes la sesión abierta',
  device: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Navegador desconocido'),
  here: 'Este navegador',
  used: 'Último uso:',
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión: ${device}`,
  endOthers: 'Cerrar las demás sesiones',
  ended: 'Sesión cerrada en ese dispositivo.',
  endedOthers: 'Se cerraron las demás sesiones.',
  loading: 'Comprobando tus sesiones abiertas…',
  tryAgain: 'Reintentar',
}
