/** Spanish texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Tu cuenta está suspendida',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Tu cuenta está suspendida para siempre'
      : `Tu cuenta está suspendida hasta el ${MOMENT.format(until)}`,
  reason: 'Hubo denuncias de publicaciones de esta cuenta, y moderación las revisó.',
  allowedActions:
    'Aún puedes escuchar, denunciar y descargar o eliminar tus datos. Lo que grabes se queda en este dispositivo.',
  manageData: 'Descargar o eliminar tus datos',
}
