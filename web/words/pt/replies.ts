/** Portuguese texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

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
  untitledBy: (name) => `resposta de ${name}`,
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
  tags: 'Tags',
  sent: 'Resposta enviada',
  busyHeading: 'Você tem outra gravação',
  busyText: 'Ela está salva. Publique ou descarte primeiro.',
  busyOpen: 'Abrir gravação',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Este post não existe mais.',
  recorder:
    'O post que você está respondendo não existe mais. Sua gravação está salva. Publique-a à parte ou exclua-a.',
  publish: 'Publicar à parte',
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
