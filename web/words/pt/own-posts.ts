/** Portuguese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

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
  playAll: 'Tocar tudo',
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
