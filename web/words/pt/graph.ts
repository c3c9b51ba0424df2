/** Portuguese texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('pt')
const connectionsOf = (count: number) =>
  counted(count, { one: '# conexão', many: '# de conexões', other: '# conexões' })
const recordingsOf = (count: number) =>
  counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' })

export const GRAPH: typeof English.GRAPH = {
  loading: 'Carregando a rede',
  analytics: 'Números',
  posts: 'Total de posts',
  connections: 'Total de conexões',
  mostConnected: 'Post com mais conexões',
  noneYet: 'Nenhum ainda',
  replies: (count) => counted(count, { one: '# resposta', many: '# de respostas', other: '# respostas' }),
  repliesUnit: (count) => counted(count, { one: ' resposta', many: ' de respostas', other: ' respostas' }),
  find: 'Buscar um post',
  findLabel: 'Buscar um post na rede',
  found: (count) =>
    counted(count, {
      one: '# post encontrado',
      many: '# de posts encontrados',
      other: '# posts encontrados',
    }),
  position: (nth, of) => `${nth} de ${of}`,
  noMatches: 'Nenhum post encontrado.',
  allHidden: 'Todos os tipos estão ocultos. Ative um para ver posts.',
  kindFilters: 'Mostrar tipos',
  viewMode: 'Ver como',
  asGraph: 'Rede',
  asList: 'Lista',
  canvas: 'Rede de posts e conexões',
  canvasHelp: 'Tab passa de um post a outro, as setas seguem as conexões, Enter abre um post.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  fitAll: 'Ver tudo',
  layoutInProgress: 'Organizando os posts',
  layoutProgress: (share) => `${Math.round(share * 100)}%`,
  skipLayout: 'Mostrar agora',
  tapAgain: 'Toque de novo para abrir',
  legend: 'Legenda',
  contentTypes: 'Tipos de conteúdo',
  connectionTypes: 'Tipos de conexão',
  list: 'Posts e suas conexões',
  recording: 'Gravação',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Outras linhas',
  recordingLine: 'gravação, no seu Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? connectionsOf(connections) : '',
      recordings > 0 ? recordingsOf(recordings) : '',
      isRecording ? 'em um Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'responde a',
  hasReply: 'tem a resposta',
  recordedIn: 'foi gravado em',
  hasRecording: 'contém a gravação',
  showMore: (count) => `Ver mais ${count}`,
  newest: (count) => `Estes são os ${count.toLocaleString('pt')} posts mais recentes.`,
  noConnections: 'Nenhuma conexão ainda. Responda a um post e uma linha aparece aqui.',
  empty: { title: 'Nenhum post ainda', text: 'Publique algo e vai aparecer aqui.' },
  goToSquawks: 'Ir para os squawks',
}
