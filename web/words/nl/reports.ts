/** Dutch texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Auteursrecht melden',
  about: (title) => `Over ‘${title}’`,
  why: 'Gebruikt dit antwoord een werk van jou, of van iemand voor wie je spreekt? Vertel het ons hier. Niemand behalve wij ziet je melding.',
  name: 'Je naam',
  email: 'Je e-mailadres',
  emailHint: 'Alleen om je te antwoorden.',
  work: 'Wat is er gebruikt, en van wie is het?',
  workHint: 'De podcast, de aflevering en welk deel ervan.',
  truthful: 'Dit is waar, en het werk is van mij of ik spreek voor de eigenaar.',
  send: 'Melding versturen',
  cancel: 'Annuleren',
  done: 'Bedankt. Je melding is aangekomen.',
  next: (email) => `We bekijken ze allemaal. Als we vragen hebben, schrijven we naar ${email}.`,
  close: 'Sluiten',
}
