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
  capped: (max) => `Deze feed heeft meer afleveringen. We lazen de eerste ${formatCount(max)}.`,
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
    unreachable: 'We konden het bestand niet laden',
    storage_full: 'Je opslag is vol',
    text_refused: 'Bevat woorden die deze site niet toestaat',
    failed: 'Er ging iets mis. Zoek nieuwe afleveringen om het nog eens te proberen.',
  },
}
