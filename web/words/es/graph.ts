/** Spanish texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../graph'

const counted = createPluralizer('es')
const connectionsOf = (count: number) =>
  counted(count, { one: '# conexión', many: '# de conexiones', other: '# conexiones' })
const recordingsOf = (count: number) =>
  counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' })

export const GRAPH: typeof English.GRAPH = {
  loading: 'Cargando la red',
  figures: 'Datos',
  posts: 'Publicaciones en total',
  connections: 'Conexiones en total',
  most: 'La publicación más conectada',
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
  nth: (nth, of) => `${nth} de ${of}`,
  noneFound: 'Ninguna publicación coincide.',
  noneShown: 'Todos los tipos están ocultos. Activa uno para ver publicaciones.',
  kinds: 'Mostrar tipos',
  shape: 'Ver como',
  asGraph: 'Red',
  asList: 'Lista',
  canvas: 'Red de publicaciones y conexiones',
  canvasHelp:
    'El tabulador cambia de publicación, las flechas siguen las conexiones y Entrar abre una publicación.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ver todo',
  arranging: 'Ordenando las publicaciones',
  arranged: (share) => `${Math.round(share * 100)}\u00a0%`,
  enough: 'Mostrarla ya',
  again: 'Toca otra vez para abrirla',
  legend: 'Leyenda',
  contentTypes: 'Tipos de contenido',
  connectionTypes: 'Tipos de conexión',
  list: 'Publicaciones y sus conexiones',
  recording: 'Grabación',
  within: (name) => name.toLowerCase(),
  otherLines: 'Otras líneas',
  recordingLine: 'grabación, en su Owlcast',
  tied: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? connectionsOf(connections) : '',
      recordings > 0 ? recordingsOf(recordings) : '',
      isRecording ? 'en un Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  answers: 'responde a',
  answeredBy: 'tiene la respuesta',
  recordedIn: 'se grabó en',
  hasRecording: 'contiene la grabación',
  more: (count) => `Ver ${count} más`,
  newest: (count) => `Estas son las ${count.toLocaleString('es')} publicaciones más recientes.`,
  lone: 'Aún no hay conexiones. Responde a una publicación y aquí aparecerá una línea.',
  empty: { title: 'Aún no hay publicaciones', text: 'Publica algo y aparecerá aquí.' },
  listen: 'Ir a los squawks',
}
