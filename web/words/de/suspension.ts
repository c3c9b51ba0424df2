/** German texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Dein Konto ist gesperrt',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Dein Konto ist auf Dauer gesperrt'
      : `Dein Konto ist gesperrt bis zum ${MOMENT.format(until)}`,
  reason: 'Mitglieder haben Beiträge von diesem Konto gemeldet, und die Moderation hat sie geprüft.',
  allowedActions:
    'Du kannst weiterhin zuhören, melden und deine Daten herunterladen oder löschen. Was du aufnimmst, bleibt auf diesem Gerät.',
  manageData: 'Daten herunterladen oder löschen',
}
