/** Spanish texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Tu cuenta está suspendida',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Tu cuenta está suspendida para siempre'
      : `Tu cuenta está suspendida hasta el ${MOMENT.format(until)}`,
  why: 'Hubo denuncias de publicaciones de esta cuenta, y moderación las revisó.',
  meanwhile:
    'Aún puedes escuchar, denunciar y descargar o eliminar tus datos. Lo que grabes se queda en este dispositivo.',
  yours: 'Descargar o eliminar tus datos',
}
