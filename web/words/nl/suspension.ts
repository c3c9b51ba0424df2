/** Dutch texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Je account is geschorst',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Je account is voorgoed geschorst'
      : `Je account is geschorst tot ${MOMENT.format(until)}`,
  why: 'Leden hebben gemeld wat er vanaf dit account is gezegd, en een moderator heeft zo beslist.',
  meanwhile:
    'Je kunt nog steeds luisteren, melden wat kwaad doet, en meenemen of verwijderen wat van jou is. Wat je opneemt blijft op dit apparaat.',
  yours: 'Meenemen of verwijderen',
}
