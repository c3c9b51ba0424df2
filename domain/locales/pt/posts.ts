/** Portuguese texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  defaultTitleHint: (title) => `Se ficar vazio, o título será “${title}”.`,
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  scriptReadOnly: 'Você não pode mudar o roteiro. Para usar outro, grave a história de novo.',
  confirmsAnonymity: 'O título e as tags não dizem de quem é esta história, a menos que ela diga.',
  restored: 'Recuperamos o que você tinha digitado.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando',
  saved: 'Alterações salvas',
  edited: 'Com alterações',
  imported: 'Trazida de fora',
}

const counted = createPluralizer('pt')

const show = (count: number) =>
  counted(count, { one: 'Ouvir # resposta', many: 'Ouvir # de respostas', other: 'Ouvir # respostas' })

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Réplica',
  reference: 'Referência',
  continuation: 'Continuação',
  merge: 'União',
  branch: 'Ramo',
  answer: 'Resposta',
  question: 'Pergunta',
}

export const REPLY: typeof English.REPLY = {
  label: 'Responder',
  to: (title, count) => (count === 0 ? ` a ${title}` : ` a ${title}, `),
  unit: (count) => counted(count, { one: ' resposta', many: ' de respostas', other: ' respostas' }),
  show,
  showLabel: (count, title) => `${show(count)} a ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Respostas a ${title}`,
  loading: 'Carregando respostas',
  empty: 'Nenhuma resposta ainda',
  more: 'Mais respostas',
  loadingMore: 'Carregando mais',
  alsoRepliesTo: (type, title) => `também responde a · ${CONNECTION_LABELS[type].toLowerCase()} · ${title}`,
  remove: {
    deleted: {
      button: 'Excluir',
      label: (title) => `Excluir ${title}`,
      heading: 'Excluir esta resposta?',
      body: 'Tem certeza de que quer excluir esta resposta? Esta ação não pode ser desfeita.',
    },
    detached: {
      button: 'Remover',
      label: (title) => `Remover ${title} desta conversa`,
      heading: 'Remover esta resposta da sua conversa?',
      body: 'Ela continua nos outros posts a que responde. Se não houver nenhum, é excluída.',
    },
  },
  cancel: 'Manter',
  deleted: 'Resposta excluída',
  detached: 'Resposta excluída. Ela continua nos outros posts a que responde.',
  parentGone: 'O post que você queria responder não existe mais.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Responder a ${name}`,
  start: 'Começar a gravar',
  requestingMicrophone: 'Esperando o microfone',
  resume: 'Continuar',
  stop: 'Parar gravação',
  reRecord: 'Gravar de novo',
  send: 'Enviar resposta',
  sending: 'Enviando sua resposta',
  ready: 'Sua resposta',
  cancel: 'Cancelar resposta',
  sent: 'Resposta enviada',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Este post não existe mais.',
  recorder: 'Sua gravação está salva. Publique-a à parte ou exclua-a.',
  recorderPrivate: 'Sua gravação está salva. Envie-a à parte ou exclua-a.',
  publish: 'Publicar à parte',
  send: 'Enviar à parte',
  delete: 'Excluir gravação',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Posts que você responde',
  inReplyTo: 'Em resposta a',
  count: (n, max) => `${n} de ${max}`,
  add: 'Adicionar um post',
  addMore: 'Adicionar mais posts',
  connectionLabel: (title) => `Como se conecta a ${title}`,
  remove: (title) => `Remover o post: ${title}`,
  search: 'Buscar posts para responder',
  searchHint: 'Buscar posts',
  loading: 'Carregando posts',
  empty: 'Ainda não há posts para responder',
  noResults: (typed) => `Nenhum resultado para “${typed}”`,
  confirm: (n) => counted(n, { one: 'Responder a # post', other: 'Responder a # posts' }),
  chooseFirst: 'Escolha um post',
}

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo mundo', hint: 'Qualquer pessoa pode responder.' },
  followed: {
    name: 'Pessoas que eu sigo',
    hint: 'Só quem você segue pode responder nesta conversa.',
  },
  mentioned: {
    name: 'Pessoas que eu menciono',
    hint: 'Só quem você menciona com @ no título ou no texto pode responder nesta conversa.',
  },
  nobody: { name: 'Ninguém', hint: 'As respostas estão desativadas.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Quem pode responder',
  collaboratorsHint: 'Você e quem colabora com você sempre podem responder.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'As respostas estão limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Entre para responder se o post for seu ou se você colabora nele.'
      : 'Entre para ver se você pode responder.',
  signInButton: 'Entrar',
  recordingSaved: 'Sua gravação está salva.',
  publishSeparatelyHint: 'Você pode publicá-la como um post à parte.',
  detach: 'Tornar um post à parte',
  sendSeparatelyHint: 'Você pode enviá-la como uma mensagem à parte.',
  detachPrivate: 'Tornar uma mensagem à parte',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Ouvir história de cura (${count})`,
    single: 'Uma só mensagem',
    voiceCount: (count) => counted(count, { one: '# voz', other: '# vozes' }),
    add: 'Adicionar à história',
    share: 'Compartilhar HUM',
  },
  nightingale: {
    play: (count) => `Ouvir corrente de músicas (${count})`,
    single: 'Uma só música',
    add: 'Adicionar à corrente',
    share: 'Compartilhar música',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Parar',
  stopLabel: (title) => `Parar: ${title}`,
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  original: 'Original',
  by: (author) => `de ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Carregando a rede',
  analytics: 'Números',
  posts: 'Total de posts',
  connections: 'Total de conexões',
  mostConnected: 'Post com mais conexões',
  noneYet: 'Nenhum ainda',
  replies: (count) => counted(count, { one: '# resposta', many: '# de respostas', other: '# respostas' }),
  repliesUnit: (count) => counted(count, { one: ' resposta', many: ' de respostas', other: ' respostas' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
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
  asGraph: 'Céu',
  asList: 'Lista',
  canvas: 'Rede de posts e conexões',
  canvasHelp:
    'Tab passa de um grupo de posts a outro, as setas andam dentro do grupo, Enter abre um post, P toca o post com as respostas.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  fitAll: 'Ver tudo',
  layoutInProgress: 'Organizando os posts',
  layoutProgress: (share) => `${Math.round(share * 100)}%`,
  skipLayout: 'Mostrar agora',
  tapAgain: 'Toque de novo para abrir',
  closeLegend: 'Fechar a legenda',
  starSizes: 'Uma estrela maior tem mais respostas.',
  legend: 'Legenda',
  contentTypes: 'Tipos de conteúdo',
  connectionTypes: 'Tipos de conexão',
  list: 'Posts e suas conexões',
  recording: 'Gravação',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Outras linhas',
  recordingLine: 'gravação, no seu Owlcast',
  repliesTo: 'responde a',
  recordedIn: 'foi gravado em',
  showMore: (count) => `Ver mais ${count}`,
  newest: (shown, total) =>
    `${shown.toLocaleString('pt')} de ${total.toLocaleString('pt')} posts: os mais recentes e aqueles a que eles respondem.`,
  showOlder: 'Ver posts mais antigos',
  alone: (count) =>
    counted(count, {
      one: '# post sem conexões está na lista.',
      many: '# de posts sem conexões estão na lista.',
      other: '# posts sem conexões estão na lista.',
    }),
  noConnections: 'Nenhuma conexão ainda. Responda a um post e uma linha aparece aqui.',
  empty: { title: 'Nenhum post ainda', text: 'Publique algo e vai aparecer aqui.' },
  goToSquawks: 'Ir para os squawks',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  resultCount: (count) =>
    counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  allResults: (query) => `Todos os resultados de “${query}”`,
  noResults: (query) => `Nenhum resultado para “${query}”`,
  searching: 'Buscando',
  offline: 'Você está sem conexão. Conecte-se para buscar.',
  moveKey: 'mover',
  jumpKey: 'ir',
  closeKey: 'fechar',
  postCount: (count) => counted(count, { one: '# post', many: '# de posts', other: '# posts' }),
  recordingCount: (count) =>
    counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' }),
  free: 'Grátis para ouvir',
  price: (price) => `${price} para ouvir`,
  heading: 'Buscar',
  fieldLabel: 'Buscar posts e pessoas',
  clear: 'Limpar a busca',
  filterLabel: 'Mostrar resultados de',
  allKinds: 'Tudo',
  people: 'Pessoas',
  allPeople: 'Todas as pessoas',
  morePeople: 'Há mais resultados. Digite mais letras do nome.',
  more: 'Ver mais',
  loadingMore: 'Carregando',
  loading: 'Buscando',
  emptyTitle: 'O que você procura?',
  emptyText: 'Busque posts, pessoas e suas mensagens.',
  showAllKinds: 'Ver todos os tipos',
  didYouMean: 'Você quis dizer',
  similar: 'Posts parecidos',
  reply: 'Resposta',
  message: 'Mensagem privada',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, { one: '# post novo', many: '# de posts novos', other: '# posts novos' }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Seu navegador é antigo demais para o Owlcast.',
  link: 'Ouça as postagens mais recentes',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Página não encontrada',
  text: 'Confira o endereço. A página pode ter sido movida ou excluída.',
  home: 'Ir para o Owlcast',
  search: 'Buscar',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Você precisa de conexão para abrir este link',
  text: 'Você está sem conexão. Ele abre sozinho quando a conexão voltar.',
  savedSquawks: 'Squawks salvos',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Tudo',
  messages: 'Mensagens',
  spaces: 'Espaços',
  flows: 'Fluxos',
  podcasts: 'Podcasts',
  started: 'Começados',
  replies: 'Respostas',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Seus posts aparecem aqui.',
  mue: 'As mensagens que você enviar aparecem aqui.',
  hum: 'As histórias de cura que você começar ou continuar aparecem aqui.',
  nightingale: 'As músicas que você começar ou continuar aparecem aqui.',
  owlcast: 'Os Owlcasts que você criar e suas gravações em outros aparecem aqui.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Mostrar',
  loading: 'Carregando seus posts',
  empty: 'Nada aqui ainda',
  emptyFiltered: (filter) => `Nada em “${filter}” ainda`,
  showAll: 'Ver tudo',
  inReplyTo: 'Em resposta a',
  to: 'Para',
  signedOut: {
    title: 'Seus posts, em um só lugar',
    text: 'Entre para encontrar, editar ou excluir.',
    action: 'Entrar',
    reason: 'Entre para ver seus posts.',
  },
}
