/** French texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Ton compte est suspendu',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Ton compte est suspendu définitivement'
      : `Ton compte est suspendu jusqu’au ${MOMENT.format(until)}`,
  reason: 'Des membres ont signalé des publications de ce compte, et la modération les a examinées.',
  allowedActions:
    'Tu peux toujours écouter, signaler, et télécharger ou supprimer tes données. Ce que tu enregistres reste sur cet appareil.',
  manageData: 'Télécharger ou supprimer tes données',
}
