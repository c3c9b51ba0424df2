/** Italian texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('it')

export const GRAPH: typeof English.GRAPH = {
  loading: 'Caricamento della rete',
  analytics: 'Cifre',
  posts: 'Post in tutto',
  connections: 'Collegamenti in tutto',
  mostConnected: 'Il post più collegato',
  noneYet: 'Ancora nessuno',
  replies: (count) => counted(count, { one: '# risposta', many: '# di risposte', other: '# risposte' }),
  repliesUnit: (count) => counted(count, { one: ' risposta', many: ' di risposte', other: ' risposte' }),
  find: 'Trova un post',
  findLabel: 'Trova un post nella rete',
  found: (count) =>
    counted(count, { one: '# post trovato', many: '# di post trovati', other: '# post trovati' }),
  position: (nth, of) => `${nth} di ${of}`,
  noMatches: 'Nessun post trovato.',
  allHidden: 'Tutti i tipi sono nascosti. Attivane uno per vedere i post.',
  kindFilters: 'Tipi mostrati',
  viewMode: 'Mostra come',
  asGraph: 'Rete',
  asList: 'Elenco',
  canvas: 'Rete dei post e dei collegamenti',
  canvasHelp: 'Tab passa da un post all’altro, le frecce seguono i collegamenti, Invio apre un post.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitAll: 'Mostra tutto',
  layoutInProgress: 'Disposizione dei post',
  layoutProgress: (share) => share.toLocaleString('it', { style: 'percent' }),
  skipLayout: 'Mostra subito',
  tapAgain: 'Tocca ancora per aprire',
  legend: 'Legenda',
  contentTypes: 'Tipi di contenuto',
  connectionTypes: 'Tipi di collegamento',
  list: 'I post e i loro collegamenti',
  recording: 'Registrazione',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Altre linee',
  recordingLine: 'registrazione, nel suo Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0
        ? counted(connections, { one: '# collegamento', many: '# di collegamenti', other: '# collegamenti' })
        : '',
      recordings > 0
        ? counted(recordings, {
            one: '# registrazione',
            many: '# di registrazioni',
            other: '# registrazioni',
          })
        : '',
      isRecording ? 'in un Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'risponde a',
  hasReply: 'ha la risposta',
  recordedIn: 'è registrato in',
  hasRecording: 'contiene la registrazione',
  showMore: (count) => `Mostrane altri ${count.toLocaleString('it')}`,
  newest: (count) => `Questi sono i ${count.toLocaleString('it')} post più recenti.`,
  noConnections: 'Ancora nessun collegamento. Rispondi a un post e qui appare una linea.',
  empty: { title: 'Ancora nessun post', text: 'Pubblica qualcosa e comparirà qui.' },
  goToSquawks: 'Vai agli squawk',
}
