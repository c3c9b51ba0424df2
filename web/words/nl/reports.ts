/** Dutch texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Auteursrecht melden',
  about: (title) => `Over ‘${title}’`,
  hint: 'Gebruikt dit antwoord jouw werk, of dat van iemand die je vertegenwoordigt? Vertel het ons hier. Alleen wij zien je melding.',
  name: 'Je naam',
  email: 'Je e-mailadres',
  emailHint: 'We gebruiken het alleen om je te antwoorden.',
  work: 'Wat is er gebruikt, en van wie is het?',
  workHint: 'De podcast, de aflevering en het fragment.',
  confirmation: 'Dit is waar, en het werk is van mij of ik vertegenwoordig de eigenaar.',
  send: 'Melding versturen',
  cancel: 'Annuleren',
  sent: 'Bedankt. We hebben je melding.',
  nextSteps: (email) => `We bekijken elke melding. Als we vragen hebben, mailen we ${email}.`,
  close: 'Sluiten',
}
