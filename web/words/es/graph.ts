/** Spanish texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('es')
const connectionsOf = (count: number) =>
  counted(count, { one: '# conexión', many: '# de conexiones', other: '# conexiones' })
const recordingsOf = (count: number) =>
  counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' })

export const GRAPH: typeof English.GRAPH = {
  loading: 'Cargando la red',
  analytics: 'Datos',
  posts: 'Publicaciones en total',
  connections: 'Conexiones en total',
  mostConnected: 'La publicación más conectada',
  noneYet: 'Ninguna aún',
  replies: (count) => counted(count, { one: '# respuesta', many: '# de respuestas', other: '# respuestas' }),
  repliesUnit: (count) => counted(count, { one: ' respuesta', many: ' de respuestas', other: ' respuestas' }),
  find: 'Buscar una publicación',
  findLabel: 'Buscar una publicación en la red',
  found: (count) =>
    counted(count, {
      one: '# publicación encontrada',
      many: '# de publicaciones encontradas',
      other: '# publicaciones encontradas',
    }),
  position: (nth, of) => `${nth} de ${of}`,
  noMatches: 'Ninguna publicación coincide.',
  allHidden: 'Todos los tipos están ocultos. Activa uno para ver publicaciones.',
  kindFilters: 'Mostrar tipos',
  viewMode: 'Ver como',
  asGraph: 'Red',
  asList: 'Lista',
  canvas: 'Red de publicaciones y conexiones',
  canvasHelp:
    'El tabulador cambia de publicación, las flechas siguen las conexiones y Entrar abre una publicación.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitAll: 'Ver todo',
  layoutInProgress: 'Ordenando las publicaciones',
  layoutProgress: (share) => `${Math.round(share * 100)}\u00a0%`,
  skipLayout: 'Mostrarla ya',
  tapAgain: 'Toca otra vez para abrirla',
  legend: 'Leyenda',
  contentTypes: 'Tipos de contenido',
  connectionTypes: 'Tipos de conexión',
  list: 'Publicaciones y sus conexiones',
  recording: 'Grabación',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Otras líneas',
  recordingLine: 'grabación, en su Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? connectionsOf(connections) : '',
      recordings > 0 ? recordingsOf(recordings) : '',
      isRecording ? 'en un Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'responde a',
  hasReply: 'tiene la respuesta',
  recordedIn: 'se grabó en',
  hasRecording: 'contiene la grabación',
  showMore: (count) => `Ver ${count} más`,
  newest: (count) => `Estas son las ${count.toLocaleString('es')} publicaciones más recientes.`,
  noConnections: 'Aún no hay conexiones. Responde a una publicación y aquí aparecerá una línea.',
  empty: { title: 'Aún no hay publicaciones', text: 'Publica algo y aparecerá aquí.' },
  goToSquawks: 'Ir a los squawks',
}
