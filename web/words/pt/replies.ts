/** Portuguese texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../replies'

const counted = createPluralizer('pt')
const show = (count: number) =>
  counted(count, { one: 'Ouvir # resposta', many: 'Ouvir # de respostas', other: 'Ouvir # respostas' })

export const CONNECTION_WORDS: typeof English.CONNECTION_WORDS = {
  reply: 'Réplica',
  reference: 'Referência',
  continuation: 'Continuação',
  merge: 'União',
  branch: 'Ramo',
  answer: 'Resposta',
  question: 'Pergunta',
}

export const REPLY: typeof English.REPLY = {
  short: 'Responder',
  to: (title, count) => (count === 0 ? ` a ${title}` : ` a ${title}, `),
  unit: (count) => counted(count, { one: ' resposta', many: ' de respostas', other: ' respostas' }),
  show,
  showLabel: (count, title) => `${show(count)} a ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  chain: (title) => `Respostas a ${title}`,
  loading: 'Carregando respostas',
  none: 'Nenhuma resposta ainda',
  more: 'Mais respostas',
  loadingMore: 'Carregando mais',
  by: (name) => `resposta de ${name}`,
  also: (type, title) => `também responde a · ${CONNECTION_WORDS[type].toLowerCase()} · ${title}`,
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
      body: 'Ela sai das suas publicações e fica onde responde a outras. Se não responde a mais nada, é excluída.',
    },
  },
  keep: 'Manter',
  deleted: 'Resposta excluída',
  detached: 'Resposta excluída. As outras vozes a que ela responde ficam com ela.',
  gone: 'Aquilo a que você queria responder não está mais aqui.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Responder a ${name}`,
  start: 'Começar a gravar',
  asking: 'Esperando o microfone',
  resume: 'Continuar',
  stop: 'Parar gravação',
  again: 'Gravar de novo',
  send: 'Enviar resposta',
  sending: 'Enviando sua resposta',
  ready: 'Sua resposta',
  close: 'Cancelar resposta',
  tags: 'Tags',
  sent: 'Resposta enviada',
  busyHeading: 'Você tem outra gravação pendente',
  busyText: 'Publique ou descarte primeiro. Ela está segura.',
  busyOpen: 'Abrir',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Esta publicação não existe mais.',
  recorder:
    'A publicação que você está respondendo não existe mais. Sua gravação está guardada: publique-a à parte ou exclua-a.',
  publish: 'Publicar à parte',
  delete: 'Excluir gravação',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Posts de origem',
  chosen: 'Responde a',
  count: (n, max) => `${n} de ${max}`,
  add: 'Adicionar uma origem',
  addMore: 'Adicionar mais origens',
  connects: (title) => `Como se conecta a ${title}`,
  remove: (title) => `Remover a origem: ${title}`,
  search: 'Buscar posts para responder',
  searchHint: 'Buscar vozes',
  loading: 'Carregando vozes',
  none: 'Ainda não há nada para responder',
  noneFound: (typed) => `Nenhum resultado para “${typed}”`,
  confirm: (n) => counted(n, { one: 'Responder a # post', other: 'Responder a # posts' }),
  confirmNone: 'Escolha um post',
}
