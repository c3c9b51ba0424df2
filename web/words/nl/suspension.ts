/** Dutch texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Je account is geschorst',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Je account is voorgoed geschorst'
      : `Je account is geschorst tot ${MOMENT.format(until)}`,
  reason: 'Leden hebben posts van dit account gemeld, en een moderator heeft ze bekeken.',
  allowedActions:
    'Je kunt nog steeds luisteren, melden en je gegevens downloaden of verwijderen. Wat je opneemt blijft op dit apparaat.',
  manageData: 'Je gegevens downloaden of verwijderen',
}
