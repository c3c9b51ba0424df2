/** Dutch texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Juridisch',
  links: {
    privacy: 'Privacybeleid',
    terms: 'Voorwaarden',
    rules: 'Regels',
    imprint: 'Colofon',
    contact: 'Contact',
  },
  licences: 'Licenties',
  titles: {
    privacy: 'Privacyverklaring',
    terms: 'Gebruiksvoorwaarden',
    rules: 'Regels',
    imprint: 'Colofon',
    contact: 'Contact opnemen',
  },
  template:
    'De beheerders van deze site hebben deze tekst nog niet geschreven. Dit is het sjabloon van Owlcast.',
  elsewhere: 'Je kunt deze tekst hier lezen:',
  reach: (site) => `Je bereikt de beheerders van ${site} hier:`,
  unreachable: 'Er is nog geen contactadres.',
  accept: 'Als je je registreert, geldt:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Betalingen blijven in de boeken, omdat de boekhouding dat vraagt: bedragen en data, onder een nummer dat niet naar jou te herleiden is.',
  messages: 'Berichten die je van anderen kreeg, blijven bij wie ze stuurde, zonder je naam.',
  username: `Niemand kan je gebruikersnaam nemen, ${USERNAME_RESERVED_DAYS} dagen lang. We bewaren hem als code die niet terug te lezen is.`,
  copies: `Cloudflare, de aanbieder van onze database, bewaart vroegere toestanden ervan ${BACKUP_DAYS} dagen. Daaruit kan worden hersteld wat is verwijderd. Onze eigen kopie, zonder wat vanzelf eindigt, wordt elke nacht vervangen.`,
  number:
    'Net zo lang bewaren we het nummer van je account, en verder niets: zo kan geen back-up het terugbrengen.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Auteursrechtinbreuk melden',
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
