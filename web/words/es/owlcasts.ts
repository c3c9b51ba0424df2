/** Spanish texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('es')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# persona colabora', other: '# personas colaboran' }),
  startedFrom: (title) => `Nació de ${title}`,
  play: 'Escuchar',
  hide: 'Ocultar',
  playLabel: (title) => `Escuchar ${title}`,
  hideLabel: (title) => `Ocultar ${title}`,
  record: 'Grabar',
  recordLabel: (title) => `Grabar en ${title}`,
  reply: 'Responder',
  replyLabel: (title) => `Responder a ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Grabaciones de ${title}`,
  loading: 'Cargando grabaciones',
  none: 'Aún no hay grabaciones',
  recordFirst: 'Grabar la primera',
  more: 'Más grabaciones',
  loadingMore: 'Cargando más',
  newRecordings: (count) =>
    counted(count, {
      one: '# grabación nueva',
      many: '# de grabaciones nuevas',
      other: '# grabaciones nuevas',
    }),
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  controls: 'Controles de la conversación',
  previous: 'Anterior',
  next: 'Siguiente',
  latest: 'La última',
  conversation: 'conversación',
  actions: (title) => `Más acciones para ${title}`,
  delete: 'Eliminar',
  singular: 'Grabación',
  noun: 'grabación',
}
