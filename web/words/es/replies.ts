/** Spanish texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('es')
const show = (count: number) =>
  counted(count, { one: 'Oír # respuesta', many: 'Oír # de respuestas', other: 'Oír # respuestas' })

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Réplica',
  reference: 'Referencia',
  continuation: 'Continuación',
  merge: 'Unión',
  branch: 'Rama',
  answer: 'Respuesta',
  question: 'Pregunta',
}

export const REPLY: typeof English.REPLY = {
  label: 'Responder',
  to: (title, count) => (count === 0 ? ` a ${title}` : ` a ${title}, `),
  unit: (count) => counted(count, { one: ' respuesta', many: ' de respuestas', other: ' respuestas' }),
  show,
  showLabel: (count, title) => `${show(count)} a ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Respuestas a ${title}`,
  loading: 'Cargando respuestas',
  empty: 'Aún no hay respuestas',
  more: 'Más respuestas',
  loadingMore: 'Cargando más',
  untitledBy: (name) => `respuesta de ${name}`,
  alsoRepliesTo: (type, title) => `también responde a · ${CONNECTION_LABELS[type].toLowerCase()} · ${title}`,
  remove: {
    deleted: {
      button: 'Eliminar',
      label: (title) => `Eliminar ${title}`,
      heading: '¿Eliminar esta respuesta?',
      body: '¿Seguro que quieres eliminar esta respuesta? Esta acción no se puede deshacer.',
    },
    detached: {
      button: 'Quitar',
      label: (title) => `Quitar ${title} de este hilo`,
      heading: '¿Quitar esta respuesta de tu hilo?',
      body: 'Se queda en las otras publicaciones a las que responde. Si no hay ninguna, se elimina.',
    },
  },
  cancel: 'Conservarla',
  deleted: 'Respuesta eliminada',
  detached: 'Respuesta eliminada. Se queda en las otras publicaciones a las que responde.',
  parentGone: 'La publicación a la que querías responder ya no existe.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Responder a ${name}`,
  start: 'Empezar a grabar',
  requestingMicrophone: 'Esperando el micrófono',
  resume: 'Continuar',
  stop: 'Detener la grabación',
  reRecord: 'Volver a grabar',
  send: 'Enviar respuesta',
  sending: 'Enviando tu respuesta',
  ready: 'Tu respuesta',
  cancel: 'Cancelar la respuesta',
  tags: 'Etiquetas',
  sent: 'Respuesta enviada',
  busyHeading: 'Tienes otra grabación',
  busyText: 'Está guardada. Publícala o descártala primero.',
  busyOpen: 'Abrir grabación',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Esta publicación ya no existe.',
  recorder:
    'La publicación a la que respondes ya no existe. Tu grabación está guardada. Publícala por separado o elimínala.',
  publish: 'Publicar por separado',
  delete: 'Eliminar grabación',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Publicaciones a las que respondes',
  inReplyTo: 'En respuesta a',
  count: (n, max) => `${n} de ${max}`,
  add: 'Añadir una publicación',
  addMore: 'Añadir más publicaciones',
  connectionLabel: (title) => `Cómo se conecta con ${title}`,
  remove: (title) => `Quitar publicación: ${title}`,
  search: 'Buscar publicaciones a las que responder',
  searchHint: 'Buscar publicaciones',
  loading: 'Cargando publicaciones',
  empty: 'Aún no hay publicaciones a las que responder',
  noResults: (typed) => `No hay resultados para «${typed}»`,
  confirm: (n) => counted(n, { one: 'Responder a # publicación', other: 'Responder a # publicaciones' }),
  chooseFirst: 'Elige una publicación',
}
