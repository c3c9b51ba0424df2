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
  why: 'Hubo denuncias por lo que se dijo desde ella, y moderación lo decidió así.',
  meanwhile:
    'Aún puedes escuchar, denunciar lo que haga daño, y llevarte o eliminar lo que es tuyo. Lo que grabes se queda en este dispositivo.',
  yours: 'Llevar o eliminar',
}
