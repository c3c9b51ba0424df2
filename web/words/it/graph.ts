/** Italian texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../graph'

const counted = createPluralizer('it')

export const GRAPH: typeof English.GRAPH = {
  loading: 'Caricamento della rete',
  figures: 'Cifre',
  posts: 'Post in tutto',
  connections: 'Collegamenti in tutto',
  most: 'Il post più collegato',
  noneYet: 'Ancora nessuno',
  replies: (count) => counted(count, { one: '# risposta', many: '# di risposte', other: '# risposte' }),
  repliesUnit: (count) => counted(count, { one: ' risposta', many: ' di risposte', other: ' risposte' }),
  find: 'Trova un post',
  findLabel: 'Trova un post nella rete',
  found: (count) =>
    counted(count, { one: '# post trovato', many: '# di post trovati', other: '# post trovati' }),
  nth: (nth, of) => `${nth} di ${of}`,
  noneFound: 'Nessun post trovato.',
  noneShown: 'Tutti i tipi sono nascosti. Attivane uno per vedere i post.',
  kinds: 'Tipi mostrati',
  shape: 'Mostra come',
  asGraph: 'Rete',
  asList: 'Elenco',
  canvas: 'Rete dei post e dei collegamenti',
  canvasHelp: 'Tab passa da un post all’altro, le frecce seguono i collegamenti, Invio apre un post.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Mostra tutto',
  arranging: 'Disposizione dei post',
  arranged: (share) => share.toLocaleString('it', { style: 'percent' }),
  enough: 'Mostra subito',
  again: 'Tocca ancora per aprire',
  legend: 'Legenda',
  contentTypes: 'Tipi di contenuto',
  connectionTypes: 'Tipi di collegamento',
  list: 'I post e i loro collegamenti',
  recording: 'Registrazione',
  within: (name) => name.toLowerCase(),
  otherLines: 'Altre linee',
  recordingLine: 'registrazione, nel suo Owlcast',
  tied: ({ connections, recordings, isRecording }) =>
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
  answers: 'risponde a',
  answeredBy: 'ha la risposta',
  recordedIn: 'è registrato in',
  hasRecording: 'contiene la registrazione',
  more: (count) => `Mostrane altri ${count.toLocaleString('it')}`,
  newest: (count) => `Questi sono i ${count.toLocaleString('it')} post più recenti.`,
  lone: 'Ancora nessun collegamento. Rispondi a un post e qui appare una linea.',
  empty: { title: 'Ancora nessun post', text: 'Pubblica qualcosa e comparirà qui.' },
  listen: 'Vai agli squawk',
}
