/** German texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('de')

export const GRAPH: typeof English.GRAPH = {
  loading: 'Das Netz wird geladen',
  analytics: 'Zahlen',
  posts: 'Beiträge gesamt',
  connections: 'Verbindungen gesamt',
  mostConnected: 'Am stärksten verbunden',
  noneYet: 'Noch keiner',
  replies: (count) => counted(count, { one: '# Antwort', other: '# Antworten' }),
  repliesUnit: (count) => counted(count, { one: ' Antwort', other: ' Antworten' }),
  find: 'Beitrag finden',
  findLabel: 'Beitrag im Netz finden',
  found: (count) => counted(count, { one: '# Beitrag gefunden', other: '# Beiträge gefunden' }),
  position: (nth, of) => `${nth} von ${of}`,
  noMatches: 'Keine passenden Beiträge.',
  allHidden: 'Alle Arten sind ausgeblendet. Schalte eine ein, um Beiträge zu sehen.',
  kindFilters: 'Arten anzeigen',
  viewMode: 'Anzeigen als',
  asGraph: 'Netz',
  asList: 'Liste',
  canvas: 'Netz der Beiträge und Verbindungen',
  canvasHelp: 'Tab wechselt zwischen Beiträgen, Pfeiltasten folgen Verbindungen, Enter öffnet einen Beitrag.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitAll: 'Alles zeigen',
  layoutInProgress: 'Die Beiträge werden angeordnet',
  layoutProgress: (share) => share.toLocaleString('de', { style: 'percent' }),
  skipLayout: 'Jetzt schon zeigen',
  tapAgain: 'Zum Öffnen noch einmal tippen',
  legend: 'Legende',
  contentTypes: 'Arten von Inhalten',
  connectionTypes: 'Arten von Verbindungen',
  list: 'Beiträge und ihre Verbindungen',
  recording: 'Aufnahme',
  // German nouns keep their capital.
  inlineName: (name) => name,
  otherLines: 'Andere Linien',
  recordingLine: 'Aufnahme, in ihrem Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? counted(connections, { one: '# Verbindung', other: '# Verbindungen' }) : '',
      recordings > 0 ? counted(recordings, { one: '# Aufnahme', other: '# Aufnahmen' }) : '',
      isRecording ? 'in einem Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'antwortet auf',
  hasReply: 'hat die Antwort',
  recordedIn: 'ist aufgenommen in',
  hasRecording: 'hat die Aufnahme',
  showMore: (count) => `${count.toLocaleString('de')} mehr anzeigen`,
  newest: (count) => `Das sind die neuesten ${count.toLocaleString('de')} Beiträge.`,
  noConnections: 'Noch keine Verbindungen. Antworte auf einen Beitrag, dann erscheint hier eine Linie.',
  empty: { title: 'Noch keine Beiträge', text: 'Veröffentliche einen Beitrag, dann erscheint er hier.' },
  goToSquawks: 'Zu den Squawks',
}
