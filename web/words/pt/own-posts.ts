/** Portuguese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Tudo',
  messages: 'Mensagens',
  spaces: 'Espaços',
  flows: 'Fluxos',
  podcasts: 'Podcasts',
  started: 'Começados',
  replies: 'Respostas',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'O que você disser fica aqui: squawks até sumirem, e tudo mais que você gravar.',
  mue: 'As mensagens que você enviar ficam aqui.',
  hum: 'As histórias de cura que você contar, e aquelas a que somar sua voz, ficam aqui.',
  nightingale: 'As músicas que você começar, e as que continuar, ficam aqui.',
  owlcast: 'As conversas que você reunir, e o que disser nas de outras pessoas, ficam aqui.',
}

export const OWN: typeof English.OWN = {
  filters: 'Mostrar',
  playAll: 'Tocar tudo',
  loading: 'Carregando seus posts',
  empty: 'Nada no seu fio ainda',
  emptyUnder: (filter) => `Nada em “${filter}”`,
  showAll: 'Ver tudo',
  answers: 'Em resposta a',
  to: 'Para',
  signedOut: {
    title: 'Suas vozes, em um só lugar',
    text: 'Entre para encontrar, mudar ou retirar o que você disse.',
    action: 'Entrar',
    reason: 'Entre para ver seus posts.',
  },
}
