/** Portuguese texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('pt')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# pessoa colabora', other: '# pessoas colaboram' }),
  startedFrom: (title) => `Nasceu de ${title}`,
  play: 'Ouvir',
  hide: 'Ocultar',
  playLabel: (title) => `Ouvir ${title}`,
  hideLabel: (title) => `Ocultar ${title}`,
  record: 'Gravar',
  recordLabel: (title) => `Gravar em ${title}`,
  reply: 'Responder',
  replyLabel: (title) => `Responder a ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Gravações em ${title}`,
  loading: 'Carregando gravações',
  none: 'Nenhuma gravação ainda',
  recordFirst: 'Gravar a primeira',
  more: 'Mais gravações',
  loadingMore: 'Carregando mais',
  newRecordings: (count) =>
    counted(count, {
      one: '# gravação nova',
      many: '# de gravações novas',
      other: '# gravações novas',
    }),
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  controls: 'Controles da conversa',
  previous: 'Anterior',
  next: 'Próxima',
  latest: 'A última',
  conversation: 'conversa',
  actions: (title) => `Mais ações para ${title}`,
  delete: 'Excluir',
  singular: 'Gravação',
  noun: 'gravação',
}
