/** German texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('de')
const formatCount = (count: number) => count.toLocaleString('de')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importieren',
  title: 'Einen Podcast importieren',
  hint: 'Aus seinen Folgen werden die Aufnahmen eines Owlcasts.',
  start: 'Importieren',
  url: 'Adresse des RSS-Feeds',
  lengths: (free, pro) =>
    `Folgen dürfen bis zu ${free} Minuten lang sein, mit Pro bis zu ${pro}. Längere lassen wir aus, und du siehst, welche.`,
  read: 'Feed lesen',
  loading: 'Deine Importe werden geladen …',
  none: 'Noch keine Importe.',
  list: 'Deine Importe',
  putCode:
    'Zeig, dass dieser Podcast dir gehört: Setze diesen Code in die Beschreibung seines Feeds und drück dann auf Prüfen. Danach kannst du ihn wieder entfernen.',
  check: 'Feed prüfen',
  copy: 'Code kopieren',
  copied: 'Kopiert.',
  remove: 'Entfernen',
  orEmail: (to) => `Oder hol dir einen Code per E-Mail an ${to}.`,
  codeSent: (to) => `Wir haben einen Code an ${to} gesendet.`,
  send: 'Code senden',
  sendAgain: 'Neuen Code senden',
  typedCode: 'Code aus der E-Mail',
  confirm: 'Bestätigen',
  running: (done, total) => `${formatCount(done)} von ${formatCount(total)} Folgen fertig.`,
  goesOn: 'Du kannst das schließen. Der Import läuft von selbst weiter.',
  progress: 'Fortschritt des Imports',
  cancel: 'Abbrechen',
  finished: 'Der Import ist fertig.',
  cancelled: 'Du hast den Import abgebrochen.',
  imported: (count) => counted(count, { one: '1 Folge importiert.', other: '# Folgen importiert.' }),
  refused: (count) => counted(count, { one: '1 wurde ausgelassen.', other: '# wurden ausgelassen.' }),
  capped: (max) => `Dieser Feed hat mehr Folgen. Wir haben die ersten ${formatCount(max)} gelesen.`,
  repeat: 'Nach neuen Folgen suchen',
  open: 'Owlcast öffnen',
  episodes: 'Folgen',
  more: 'Mehr anzeigen',
  untitled: 'Ohne Titel',
  states: {
    waiting: 'Wartet',
    imported: 'Importiert',
    refused: 'Etwas ging schief. Such nach neuen Folgen, um es noch einmal zu versuchen.',
  },
  problems: {
    too_long: 'Länger, als dein Tarif erlaubt',
    too_large: 'Die Datei ist zu groß',
    wrong_type: 'Keine MP3- oder WAV-Datei',
    unreachable: 'Die Datei ließ sich nicht laden',
    storage_full: 'Dein Speicher ist voll',
    text_refused: 'Enthält Wörter, die diese Seite nicht erlaubt',
    failed: 'Etwas ging schief. Such nach neuen Folgen, um es noch einmal zu versuchen.',
  },
}
