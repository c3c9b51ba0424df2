/** Spanish texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  defaultTitleHint: (title) => `Si lo dejas vacío, se llamará «${title}».`,
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  scriptReadOnly: 'No puedes cambiar el guion. Para usar otro, graba la historia de nuevo.',
  confirmsAnonymity:
    'El título y las etiquetas no dicen de quién trata la historia, salvo que lo diga ella misma.',
  restored: 'Recuperamos lo que habías escrito.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando',
  saved: 'Cambios guardados',
  edited: 'Con cambios',
  imported: 'Traída de fuera',
}

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
  sent: 'Respuesta enviada',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Esta publicación ya no existe.',
  recorder: 'Tu grabación está guardada. Publícala por separado o elimínala.',
  recorderPrivate: 'Tu grabación está guardada. Envíala por separado o elimínala.',
  publish: 'Publicar por separado',
  send: 'Enviar por separado',
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

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo el mundo', hint: 'Todo el mundo puede responder.' },
  followed: {
    name: 'Personas que sigo',
    hint: 'Solo las personas que sigues pueden responder en este hilo.',
  },
  mentioned: {
    name: 'Personas que menciono',
    hint: 'Solo las personas que mencionas con @ en el título o el texto pueden responder en este hilo.',
  },
  nobody: { name: 'Nadie', hint: 'Las respuestas están desactivadas.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Quién puede responder',
  collaboratorsHint: 'Tú y quienes colaboran contigo siempre pueden responder.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Las respuestas están limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Inicia sesión para responder si es tu publicación o colaboras en ella.'
      : 'Inicia sesión para ver si puedes responder.',
  signInButton: 'Iniciar sesión',
  recordingSaved: 'Tu grabación está guardada.',
  publishSeparatelyHint: 'Puedes publicarla por separado.',
  detach: 'Hacerla una publicación aparte',
  sendSeparatelyHint: 'Puedes enviarla como mensaje aparte.',
  detachPrivate: 'Hacerla un mensaje aparte',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Oír la historia sanadora (${count})`,
    single: 'Un solo mensaje',
    voiceCount: (count) => counted(count, { one: '# voz', other: '# voces' }),
    add: 'Añadir a la historia',
    share: 'Compartir HUM',
  },
  nightingale: {
    play: (count) => `Oír la cadena de canciones (${count})`,
    single: 'Una sola canción',
    add: 'Añadir a la cadena',
    share: 'Compartir canción',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Detener',
  stopLabel: (title) => `Detener: ${title}`,
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  original: 'Original',
  by: (author) => `de ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Cargando la red',
  analytics: 'Datos',
  posts: 'Publicaciones en total',
  connections: 'Conexiones en total',
  mostConnected: 'La publicación más conectada',
  noneYet: 'Ninguna aún',
  replies: (count) => counted(count, { one: '# respuesta', many: '# de respuestas', other: '# respuestas' }),
  repliesUnit: (count) => counted(count, { one: ' respuesta', many: ' de respuestas', other: ' respuestas' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Buscar una publicación',
  findLabel: 'Buscar una publicación en la red',
  found: (count) =>
    counted(count, {
      one: '# publicación encontrada',
      many: '# de publicaciones encontradas',
      other: '# publicaciones encontradas',
    }),
  position: (nth, of) => `${nth} de ${of}`,
  noMatches: 'Ninguna publicación coincide.',
  allHidden: 'Todos los tipos están ocultos. Activa uno para ver publicaciones.',
  kindFilters: 'Mostrar tipos',
  viewMode: 'Ver como',
  asGraph: 'Cielo',
  asList: 'Lista',
  canvas: 'Red de publicaciones y conexiones',
  canvasHelp:
    'Tab pasa de un grupo de publicaciones a otro, las flechas se mueven dentro de un grupo, Intro abre una publicación, P la reproduce con sus respuestas.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitAll: 'Ver todo',
  layoutInProgress: 'Ordenando las publicaciones',
  layoutProgress: (share) => `${Math.round(share * 100)}\u00a0%`,
  skipLayout: 'Mostrarla ya',
  tapAgain: 'Toca otra vez para abrirla',
  closeLegend: 'Cerrar la leyenda',
  starSizes: 'Una estrella más grande tiene más respuestas.',
  legend: 'Leyenda',
  contentTypes: 'Tipos de contenido',
  connectionTypes: 'Tipos de conexión',
  list: 'Publicaciones y sus conexiones',
  recording: 'Grabación',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Otras líneas',
  recordingLine: 'grabación, en su Owlcast',
  repliesTo: 'responde a',
  recordedIn: 'se grabó en',
  showMore: (count) => `Ver ${count} más`,
  newest: (shown, total) =>
    `Se muestran ${shown.toLocaleString('es')} de ${total.toLocaleString('es')} publicaciones: las más recientes y aquellas a las que responden.`,
  showOlder: 'Ver publicaciones más antiguas',
  alone: (count) =>
    counted(count, {
      one: '# publicación sin conexiones está en la lista.',
      many: '# de publicaciones sin conexiones están en la lista.',
      other: '# publicaciones sin conexiones están en la lista.',
    }),
  noConnections: 'Aún no hay conexiones. Responde a una publicación y aquí aparecerá una línea.',
  empty: { title: 'Aún no hay publicaciones', text: 'Publica algo y aparecerá aquí.' },
  goToSquawks: 'Ir a los squawks',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  resultCount: (count) =>
    counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  allResults: (query) => `Todos los resultados de «${query}»`,
  noResults: (query) => `No hay resultados para «${query}»`,
  searching: 'Buscando',
  offline: 'No tienes conexión. Conéctate para buscar.',
  moveKey: 'mover',
  jumpKey: 'ir',
  closeKey: 'cerrar',
  postCount: (count) =>
    counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' }),
  recordingCount: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  free: 'Gratis',
  price: (price) => `${price} por escuchar`,
  heading: 'Buscar',
  fieldLabel: 'Buscar publicaciones y personas',
  clear: 'Borrar la búsqueda',
  filterLabel: 'Mostrar resultados de',
  allKinds: 'Todo',
  people: 'Personas',
  allPeople: 'Todas las personas',
  morePeople: 'Hay más personas con ese nombre. Escribe más letras para encontrarlas.',
  more: 'Ver más',
  loadingMore: 'Cargando',
  loading: 'Buscando',
  emptyTitle: '¿Qué buscas?',
  emptyText: 'Busca publicaciones, personas y tus mensajes.',
  showAllKinds: 'Ver todos los tipos',
  didYouMean: '¿Quisiste decir',
  similar: 'Publicaciones parecidas',
  reply: 'Respuesta',
  message: 'Mensaje privado',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# publicación nueva',
      many: '# de publicaciones nuevas',
      other: '# publicaciones nuevas',
    }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Tu navegador es demasiado antiguo para Owlcast.',
  link: 'Escucha las publicaciones más recientes',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Página no encontrada',
  text: 'Revisa la dirección. Puede que la página se haya movido o eliminado.',
  home: 'Ir a Owlcast',
  search: 'Buscar',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Necesitas conexión para abrir este enlace',
  text: 'No tienes conexión. Se abrirá solo cuando vuelvas a tenerla.',
  savedSquawks: 'Squawks guardados',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Todo',
  messages: 'Mensajes',
  spaces: 'Espacios',
  flows: 'Flujos',
  podcasts: 'Podcasts',
  started: 'Empezados',
  replies: 'Respuestas',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Tus publicaciones aparecerán aquí.',
  mue: 'Los mensajes que envíes aparecerán aquí.',
  hum: 'Las historias sanadoras que empieces o a las que te sumes aparecerán aquí.',
  nightingale: 'Las canciones que empieces o continúes aparecerán aquí.',
  owlcast: 'Los Owlcasts que crees y tus grabaciones en otros aparecerán aquí.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Mostrar',
  loading: 'Cargando tus publicaciones',
  empty: 'Aún no hay nada aquí',
  emptyFiltered: (filter) => `Aún no hay nada en «${filter}»`,
  showAll: 'Ver todo',
  inReplyTo: 'En respuesta a',
  to: 'Para',
  signedOut: {
    title: 'Tus publicaciones, en un solo lugar',
    text: 'Inicia sesión para encontrarlas, editarlas o eliminarlas.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tus publicaciones.',
  },
}
