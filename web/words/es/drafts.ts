/** Spanish texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('es')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Grabaciones en este dispositivo',
  saved: 'Grabación guardada',
  unpublished: 'Aún sin publicar',
  waiting: 'Esperando para publicarse',
  sending: 'Publicando',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Escuchar',
  stop: 'Detener',
  publish: 'Publicar',
  discard: 'Descartar',
  later: 'Más tarde',
  retryNow: 'Probar ahora',
  cancelDiscard: 'Conservarla',
  discardHeading: '¿Descartar esta grabación?',
  discardBody: 'Solo está en este dispositivo. Esto no se puede deshacer.',
  discarded: 'Grabación descartada',
  readFailed: 'No pudimos leer esta grabación. Recarga la página e inténtalo de nuevo.',
  signOutHeading: '¿Cerrar sesión con grabaciones sin enviar?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Hay una grabación sin publicar. La encontrarás en este dispositivo cuando vuelvas a iniciar sesión.',
      other:
        'Hay # grabaciones sin publicar. Las encontrarás en este dispositivo cuando vuelvas a iniciar sesión.',
    }),
  staySignedIn: 'Seguir aquí',
  signOut: 'Cerrar sesión',
}
