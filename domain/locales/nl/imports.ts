/** Dutch texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('nl')
const formatCount = (count: number) => count.toLocaleString('nl')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importeren',
  title: 'Een podcast importeren',
  hint: 'De afleveringen worden de opnames van een Owlcast.',
  start: 'Importeren',
  url: 'Adres van de RSS-feed',
  lengths: (free, pro) =>
    `Afleveringen mogen tot ${free} minuten duren, met Pro tot ${pro}. Langere slaan we over, en je ziet welke.`,
  chooseFeed: 'Deze pagina heeft meer dan één feed. Welke is het?',
  read: 'Feed lezen',
  loading: 'Je imports worden geladen …',
  none: 'Nog geen imports.',
  list: 'Je imports',
  putCode:
    'Laat zien dat deze podcast van jou is: zet deze code in de beschrijving van de feed en druk op Controleren. Daarna mag je hem weghalen.',
  check: 'Feed controleren',
  copy: 'Code kopiëren',
  copied: 'Gekopieerd.',
  remove: 'Verwijderen',
  orEmail: (to) => `Of krijg een code per e-mail op ${to}.`,
  codeSent: (to) => `We stuurden een code naar ${to}.`,
  send: 'Code sturen',
  sendAgain: 'Nieuwe code sturen',
  typedCode: 'Code uit de e-mail',
  confirm: 'Bevestigen',
  running: (done, total) => `${formatCount(done)} van ${formatCount(total)} afleveringen klaar.`,
  goesOn: 'Je kunt dit sluiten. De import gaat vanzelf door.',
  progress: 'Voortgang van de import',
  cancel: 'Annuleren',
  finished: 'De import is klaar.',
  cancelled: 'Je hebt de import geannuleerd.',
  imported: (count) =>
    counted(count, { one: '1 aflevering geïmporteerd.', other: '# afleveringen geïmporteerd.' }),
  refused: (count) => counted(count, { one: '1 is overgeslagen.', other: '# zijn overgeslagen.' }),
  beyond: (count, max) =>
    counted(count, {
      one: `Deze feed heeft nog # aflevering. Een import neemt alleen de eerste ${formatCount(max)} over.`,
      other: `Deze feed heeft nog # afleveringen. Een import neemt alleen de eerste ${formatCount(max)} over.`,
    }),
  capped: (max, megabytes) =>
    `Deze feed heeft meer afleveringen. Een import neemt alleen de eerste ${formatCount(max)} over, uit hooguit ${megabytes} MB.`,
  cutOff: 'Deze feed houdt halverwege op. Wat daarna komt, ontbreekt.',
  repeat: 'Nieuwe afleveringen zoeken',
  open: 'Owlcast openen',
  episodes: 'Afleveringen',
  more: 'Meer tonen',
  untitled: 'Zonder titel',
  states: {
    waiting: 'Wacht',
    imported: 'Geïmporteerd',
    refused: 'Er ging iets mis. Zoek nieuwe afleveringen om het nog eens te proberen.',
  },
  problems: {
    too_long: 'Langer dan je abonnement toelaat',
    too_large: 'Het bestand is te groot',
    wrong_type: 'Geen MP3- of WAV-bestand',
    damaged: 'Het bestand is beschadigd of onvolledig',
    changes_format: 'Het bestand verandert halverwege van geluidsformaat, en browsers stoppen daar',
    wav_format: 'Een WAV moet 16-bits mono zijn, met een gangbare samplefrequentie',
    no_sound: 'Deze aflevering heeft geen geluid',
    bad_address: 'Het adres kan niet worden geopend',
    repeated: 'Deze aflevering staat twee keer in de feed',
    unreachable: 'We konden het bestand niet laden',
    storage_full: 'Je opslag is vol',
    text_refused: 'Bevat woorden die deze site niet toestaat',
    failed: 'Er ging iets mis. Zoek nieuwe afleveringen om het nog eens te proberen.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Een export binnenhalen',
  hint: 'Je berichten uit een zipbestand dat je van een Owlcast-site hebt gedownload.',
  open: 'Binnenhalen',
  intro: 'Kies het zipbestand dat je kreeg via ‘Je gegevens downloaden’, hier of op een andere Owlcast-site.',
  choose: 'Zipbestand kiezen',
  reading: 'Bestand wordt gelezen …',
  from: (username, site, date) => `Geëxporteerd door @${username} van ${site} op ${date}.`,
  take: 'Wat je wilt binnenhalen',
  profile: 'Naam, kleur en foto van je profiel',
  dates: 'Je berichten houden hun datum en worden gemarkeerd als geïmporteerd. Niemand krijgt een melding.',
  messages: 'Privéberichten blijven achter, want de mensen met wie je schreef zijn niet hier.',
  orphans: (count) =>
    counted(count, {
      one: '1 reactie op een bericht van iemand anders komt alleen voor jou mee.',
      other: '# reacties op berichten van anderen komen alleen voor jou mee.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 bericht is vervaagd en blijft achter.',
        other: '# berichten zijn vervaagd en blijven achter.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 bericht heeft geen opname in dit bestand en blijft achter.',
        other: '# berichten hebben geen opname in dit bestand en blijven achter.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 bericht dat een moderator verborg blijft achter.',
        other: '# berichten die een moderator verborg blijven achter.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 opname in de Owlcast van iemand anders blijft achter.',
        other: '# opnames in Owlcasts van anderen blijven achter.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 bericht is van een soort die deze site niet heeft.',
      other: '# berichten zijn van een soort die deze site niet heeft.',
    }),
  nothing: 'In dit bestand zit niets om binnen te halen.',
  start: 'Nu binnenhalen',
  running: (done, total) => `${formatCount(done)} van ${formatCount(total)} klaar.`,
  keepOpen:
    'Laat dit open. Stopt het eerder, kies dan hetzelfde bestand opnieuw: alleen wat ontbreekt komt erbij.',
  progress: 'Voortgang van het binnenhalen',
  cancel: 'Annuleren',
  cancelled: 'Je bent hier gestopt. Wat al binnen is, blijft.',
  resume: 'Doorgaan',
  another: 'Ander bestand kiezen',
  imported: (count) =>
    counted(count, { one: '1 bericht binnengehaald.', other: '# berichten binnengehaald.' }),
  known: (count) => counted(count, { one: '1 was er al.', other: '# waren er al.' }),
  refused: (count) => counted(count, { one: '1 bleef achter:', other: '# bleven achter:' }),
  damaged: 'Het geluid ontbreekt of is beschadigd.',
  done: 'Klaar',
  problems: {
    not_zip: 'Dit is geen zipbestand.',
    foreign: 'Dit is geen export van Owlcast, of een oude. Download je gegevens opnieuw en kies dat bestand.',
    newer: 'Deze export komt van een nieuwere versie van Owlcast. Deze site moet eerst worden bijgewerkt.',
    damaged: 'Dit bestand is beschadigd of onvolledig. Download het opnieuw.',
    too_large: 'Uitgepakt is dit bestand groter dan een export kan zijn, dus we zijn gestopt.',
  },
}
