/** Spanish texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../drafts'

const counted = createPluralizer('es')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Grabaciones en este dispositivo',
  saved: 'Se guardó una grabación',
  atHand: 'Aún sin publicar',
  waiting: 'Esperando para publicarse',
  sending: 'Publicando',
  facts: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Escuchar',
  stop: 'Detener',
  publish: 'Publicar',
  discard: 'Descartar',
  later: 'Más tarde',
  tryNow: 'Probar ahora',
  keep: 'Conservarla',
  discardHeading: '¿Descartar esta grabación?',
  discardBody: 'Solo está en este dispositivo. Esta acción no se puede deshacer.',
  discarded: 'Grabación descartada',
  unreadable: 'No se pudo leer esta grabación del dispositivo.',
  signOutHeading: '¿Cerrar sesión con grabaciones sin enviar?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Una grabación aún no se publicó. Se queda en este dispositivo y espera a que vuelvas a iniciar sesión.',
      other:
        '# grabaciones aún no se publicaron. Se quedan en este dispositivo y esperan a que vuelvas a iniciar sesión.',
    }),
  signOutKeep: 'Seguir aquí',
  signOutGo: 'Cerrar sesión',
}
