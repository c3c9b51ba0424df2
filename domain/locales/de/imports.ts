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
  chooseFeed: 'Diese Seite hat mehrere Feeds. Welcher ist es?',
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
  beyond: (count, max) =>
    counted(count, {
      one: `Dieser Feed hat # weitere Folge. Ein Import übernimmt nur die ersten ${formatCount(max)}.`,
      other: `Dieser Feed hat # weitere Folgen. Ein Import übernimmt nur die ersten ${formatCount(max)}.`,
    }),
  capped: (max, megabytes) =>
    `Dieser Feed hat weitere Folgen. Ein Import übernimmt nur die ersten ${formatCount(max)}, aus höchstens ${megabytes} MB.`,
  cutOff: 'Dieser Feed endet mittendrin. Was danach käme, fehlt.',
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
    damaged: 'Die Datei ist beschädigt oder unvollständig',
    changes_format: 'Die Datei wechselt mittendrin ihr Tonformat, und Browser hören dort auf',
    wav_format: 'Eine WAV-Datei muss 16 Bit und mono sein und eine übliche Abtastrate haben',
    no_sound: 'Diese Folge hat keine Tonaufnahme',
    bad_address: 'Ihre Adresse lässt sich nicht öffnen',
    repeated: 'Diese Folge steht zweimal im Feed',
    unreachable: 'Die Datei ließ sich nicht laden',
    storage_full: 'Dein Speicher ist voll',
    text_refused: 'Enthält Wörter, die diese Seite nicht erlaubt',
    failed: 'Etwas ging schief. Such nach neuen Folgen, um es noch einmal zu versuchen.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Einen Export übernehmen',
  hint: 'Deine Beiträge aus einer ZIP-Datei, die du von einer Owlcast-Seite heruntergeladen hast.',
  open: 'Übernehmen',
  intro:
    'Wähle die ZIP-Datei, die du mit „Deine Daten herunterladen“ bekommen hast, hier oder auf einer anderen Owlcast-Seite.',
  choose: 'ZIP-Datei wählen',
  reading: 'Die Datei wird gelesen …',
  from: (username, site, date) => `Exportiert von @${username} auf ${site} am ${date}.`,
  take: 'Was du übernehmen willst',
  profile: 'Name, Farbe und Bild deines Profils',
  dates: 'Deine Beiträge behalten ihr Datum und sind als importiert markiert. Niemand wird benachrichtigt.',
  messages: 'Nachrichten bleiben draußen, weil die Menschen, mit denen du geschrieben hast, nicht hier sind.',
  orphans: (count) =>
    counted(count, {
      one: '1 Antwort auf den Beitrag von jemand anderem kommt nur für dich mit.',
      other: '# Antworten auf Beiträge anderer kommen nur für dich mit.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 Beitrag ist verklungen und bleibt draußen.',
        other: '# Beiträge sind verklungen und bleiben draußen.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 Beitrag hat in dieser Datei keine Aufnahme und bleibt draußen.',
        other: '# Beiträge haben in dieser Datei keine Aufnahme und bleiben draußen.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 Beitrag, den die Moderation verborgen hat, bleibt draußen.',
        other: '# Beiträge, die die Moderation verborgen hat, bleiben draußen.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 Aufnahme in einem fremden Owlcast bleibt draußen.',
        other: '# Aufnahmen in fremden Owlcasts bleiben draußen.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 Beitrag ist von einer Art, die es hier nicht gibt.',
      other: '# Beiträge sind von einer Art, die es hier nicht gibt.',
    }),
  nothing: 'In dieser Datei gibt es nichts zu übernehmen.',
  start: 'Jetzt übernehmen',
  running: (done, total) => `${formatCount(done)} von ${formatCount(total)} fertig.`,
  keepOpen:
    'Bitte lass das hier offen. Wenn es vorher abbricht, wähle dieselbe Datei noch einmal: Nur was fehlt, kommt dazu.',
  progress: 'Fortschritt der Übernahme',
  cancel: 'Abbrechen',
  cancelled: 'Du hast hier angehalten. Was schon da ist, bleibt.',
  resume: 'Weitermachen',
  another: 'Andere Datei wählen',
  imported: (count) => counted(count, { one: '1 Beitrag übernommen.', other: '# Beiträge übernommen.' }),
  known: (count) => counted(count, { one: '1 war schon hier.', other: '# waren schon hier.' }),
  refused: (count) => counted(count, { one: '1 blieb draußen:', other: '# blieben draußen:' }),
  damaged: 'Die Aufnahme fehlt oder ist beschädigt.',
  done: 'Fertig',
  problems: {
    not_zip: 'Das ist keine ZIP-Datei.',
    foreign:
      'Das ist kein Export von Owlcast oder ein alter. Lade deine Daten noch einmal herunter und wähle diese Datei.',
    newer:
      'Dieser Export kommt von einer neueren Version von Owlcast. Diese Seite braucht zuerst ein Update.',
    damaged: 'Diese Datei ist beschädigt oder unvollständig. Bitte lade sie noch einmal herunter.',
    too_large: 'Diese Datei entpackt sich zu mehr, als ein Export haben kann. Deshalb haben wir angehalten.',
  },
}
