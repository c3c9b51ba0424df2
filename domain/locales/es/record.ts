/** Spanish texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('es')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Empezar a grabar',
  reading: 'Grabar la lectura',
  song: 'Grabar canción original',
  overTrack: 'Grabar sobre el MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Enviar', withTrack: 'Enviar' },
  squawk: { alone: 'Publicar squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Canción', withTrack: 'Canción' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Grabar',
  modes: '¿Qué vas a grabar?',
  comingSoon: 'pronto',
  comingSoonHint: 'Todavía lo estamos preparando. Los demás ya funcionan.',
  recorder: 'Grabadora',
  details: 'Detalles',
  openFailed: 'No pudimos abrir esta grabación. Termina la que tienes en curso o recarga la página.',
  back: 'Atrás',
  cancel: 'Cancelar',
  limit: (limit) => `límite ${limit}`,
  limitAndRemaining: (limit, left) => `límite ${limit} · quedan ${left}`,
  remaining: (left) => `quedan ${left}`,
  waitingForMicrophone: 'Esperando el micrófono',
  recording: 'Grabando',
  paused: 'En pausa',
  shortcutStart: 'o pulsa',
  shortcutsRecording: 'Espacio pausa, Intro detiene',
  shortcutsPaused: 'Espacio continúa, Intro detiene',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener la grabación',
  redo: 'Repetir',
  goOn: 'Seguir hablando',
  goOnFailed: 'No se puede añadir a esta grabación.',
  trimEnds: 'Recortar extremos',
  cutTo: (time) => `Recortar a ${time}`,
  undoCut: 'Deshacer recorte',
  wholeRecording: 'Grabación completa',
  zoomedPart: 'Parte ampliada',
  playPreview: 'Oír la prueba',
  stopPreview: 'Detener la prueba',
  seekPreview: 'Posición en tu grabación',
  voiceWithTrack: (track) => `Tu voz con ${track}`,
  recordedTime: 'Tiempo grabado',
  microphoneLevel: 'Nivel del micrófono',
  microphone: 'Micrófono',
  defaultMicrophone: 'Micrófono predeterminado',
  headphones: 'Usa auriculares para que el micrófono no capte la música.',
  storageDown:
    'Ahora mismo no podemos recibir grabaciones. La tuya esperará en este dispositivo y saldrá sola en cuanto se pueda.',
  losslessLimit: (minutes) => `El WAV sin pérdida está activado. Puedes grabar hasta ${minutes} minutos.`,
  upgradeHint: (minutes) => `Con Pro grabas hasta ${minutes} minutos.`,
  upgrade: 'Pásate a Pro',
  showHow: 'Ver cómo',
  allowMicrophoneHelp:
    'Abre los ajustes del sitio junto a la dirección, permite el micrófono y vuelve a intentarlo.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Grabación',
  newRecording: 'Nueva grabación',
  release: 'Suelta para parar. Después eliges adónde va.',
  releaseToSend: 'Suelta para enviar.',
  sending: (to) => `Enviando a ${to}`,
  sendingIn: (seconds) => `Se envía en ${seconds} s`,
  sendingNow: 'Enviando',
  undo: 'Deshacer',
  locking: 'Suelta. La grabación sigue.',
  locked: 'Grabando. Tienes las manos libres.',
  dropping: 'Suelta para descartarla. No se guarda nada.',
  slideToLock: 'Desliza hacia arriba para bloquear',
  slideToDrop: (isRtl) =>
    isRtl ? 'Desliza a la derecha para descartar' : 'Desliza a la izquierda para descartar',
  drop: 'Descartar',
  tooShort: 'Mantén pulsado para hablar',
  tapOrHold: 'Toca, o mantén pulsado para hablar',
  tapToStart: 'Toca para empezar, toca para parar',
  tapInstead: 'Tocar en vez de mantener',
  tapInsteadHint: 'El botón rojo empieza con un toque y para con el siguiente, en todas partes.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Empezó la grabación',
  paused: 'Grabación en pausa',
  resumed: 'Grabación reanudada',
  secondsLeft: (seconds) => counted(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
  stopped: (time) => `Grabación detenida en ${time}. Vuelve a oírla, repítela o publícala.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Etiquetas',
  tagsRequired: (mode) => `necesarias: ${mode}`,
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  description: 'Descripción',
  optional: 'opcional',
  addTag: 'Añade una etiqueta',
  removeTag: (tag) => `Quitar la etiqueta ${tag}`,
  addSuggestedTag: (tag) => `Añadir la etiqueta ${tag}`,
  moreOptions: 'Más opciones',
  moreOptionsHint: 'Descripción, respuestas',
}

export const DISCARD: typeof English.DISCARD = {
  heading: '¿Descartar esta grabación?',
  body: (time) => `Esta grabación dura ${time}. Esto no se puede deshacer.`,
  cancel: 'Conservarla',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando tu ${name}`,
  stages: {
    mixing: 'Mezclando la música',
    encoding: 'Comprimiendo',
    uploading: 'Subiendo',
    posting: 'Publicando',
  },
  attempt: (n, of) => `Intento ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  mayLeave: 'Puedes salir de esta página. Sigue en marcha y tu grabación está a salvo.',
  cancelled: 'No se publicó. Tu grabación sigue aquí.',
  published: (name, link) => `¡Tu ${name} ya se publicó! Enlace para compartir: ${link}`,
  sent: (to) => `Enviado a ${to}.`,
  phoneUnavailable: 'Los mensajes por teléfono aún no están disponibles. Envía tú el enlace.',
  copyLink: 'Copiar enlace',
  linkCopied: '¡Enlace copiado!',
  signInToPublish: 'Inicia sesión para publicar. Tu grabación se queda aquí.',
  signInToSend: 'Inicia sesión para enviar un mensaje.',
  alreadyPublished: 'Ya publicaste esta grabación.',
  publishingInOtherTab: 'Otra pestaña está publicando esta grabación.',
  savedOffline: 'Guardado. Se publicará cuando tengas conexión.',
  savedBusy: 'Guardado aquí. Lo volveremos a intentar.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Tu grabación está guardada. La publicaremos automáticamente.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: (name) => `Enviando tu ${name}`,
  cancelled: 'No se envió. Tu grabación sigue aquí.',
  signInToPublish: 'Inicia sesión para enviar. Tu grabación se queda aquí.',
  alreadyPublished: 'Ya enviaste esta grabación.',
  publishingInOtherTab: 'Otra pestaña está enviando esta grabación.',
  savedOffline: 'Guardado. Se enviará cuando tengas conexión.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Tu grabación está guardada. La enviaremos automáticamente.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Grabaciones en este dispositivo',
  saved: 'Grabación guardada',
  savedForAWeek:
    'Grabación guardada. Este navegador la borra tras una semana sin visitas, más o menos, salvo que instales la app.',
  unpublished: 'Aún sin publicar',
  onlyInTab: 'Solo en esta pestaña. Publica antes de cerrarla.',
  waiting: 'Esperando para publicarse',
  sending: 'Publicando',
  to: (name) => `Para ${name}`,
  listen: 'Escuchar',
  stop: 'Detener',
  publish: 'Publicar',
  discard: 'Descartar',
  later: 'Más tarde',
  retryNow: 'Probar ahora',
  cancelDiscard: 'Conservarla',
  discardHeading: '¿Descartar esta grabación?',
  discardBody: 'Solo está en este dispositivo. Esto no se puede deshacer.',
  unsavedHello: 'Tu saludo, aún sin guardar',
  open: 'Abrir',
  discarded: 'Grabación descartada',
  readFailed: 'No pudimos leer esta grabación. Recarga la página e inténtalo de nuevo.',
  signOutHeading: '¿Cerrar sesión con grabaciones sin enviar?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Hay una grabación sin publicar. La encontrarás en este dispositivo cuando vuelvas a iniciar sesión.',
      other:
        'Hay # grabaciones sin publicar. Las encontrarás en este dispositivo cuando vuelvas a iniciar sesión.',
    }),
  putAway:
    'La grabación sigue en este dispositivo. Volverá a aparecer cuando inicie sesión la cuenta con la que se hizo.',
  staySignedIn: 'Seguir aquí',
  signOut: 'Cerrar sesión',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'No pudimos abrir lo que compartiste. Elige el archivo aquí o pega el enlace.',
  none: 'Comparte un enlace a un podcast o un archivo de audio (WAV, MP3, OGG o M4A) de menos de 50 MB.',
  recordingOpen: 'Primero publica o descarta esta grabación. Luego abriremos lo que compartiste.',
  heading: '¿En qué se convierte?',
  upTo: (length) => `Hasta ${length}`,
  partUpTo: (length) => `Hasta ${length}. Después eliges la parte.`,
  podcastHint: 'Reproduce una parte y respóndela',
  choosePart: 'Elige la parte',
  tooLong: (length, limit) => `Dura ${length} y hay sitio para ${limit}.`,
  takePart: 'Usar esta parte',
  wholeSound: 'El audio completo',
  opening: 'Abriendo lo que compartiste …',
  importFailed: 'No pudimos añadir este audio. Inténtalo de nuevo.',
}

export const HUM: typeof English.HUM = {
  heading: 'Empieza una historia sanadora',
  intro: 'Con dos respuestas hacemos un guion. Tú lo lees en voz alta y otras personas añaden su voz.',
  notAdvice: 'Palabras amables, no consejo médico.',
  recipientName: '¿Para quién es?',
  recipientNameHint: 'Nombre de la persona. Basta el nombre de pila.',
  alias: 'Nombre en el guion',
  aliasHint: 'Los demás leen y oyen este nombre. Déjalo vacío para usar el nombre de la persona.',
  condition: '¿Por qué está pasando?',
  conditionHint: 'Su situación, en pocas palabras.',
  outcomeHint: 'En presente, como si ya fuera así.',
  presentOutcome: '¿Cómo es su vida cuando está bien?',
  wholenessFeeling: '¿Cómo se siente?',
  meaningPurpose: '¿Por qué importa?',
  witnesses: '¿Quién habla contigo?',
  soundHeading: 'Dar forma al guion',
  emotionWords: 'Palabras que la acompañan',
  tone: 'Tono',
  length: 'Duración',
  language: 'Idioma',
  spiritual: 'Lenguaje espiritual',
  closure: 'Terminar con una frase de cierre',
  visibilityHeading: '¿Quién puede encontrarla?',
  consent: 'Tengo permiso para hablar de esta persona',
  unlisted: 'Solo quien tenga el enlace',
  unlistedHint: 'Recomendado si el guion dice el nombre real.',
  saveAnswers: 'Guardar mis respuestas con la historia',
  saveAnswersHint: 'Si no, se quedan en este dispositivo. Nadie más las ve nunca.',
  create: 'Crear guion',
  recreate: 'Crear el guion de nuevo',
  scriptHeading: 'Guion de intención sanadora',
  script: 'Guion',
  forName: (name) => `Para ${name}`,
  readAloud: 'Léelo en voz alta cuando quieras. Antes puedes cambiar cualquier palabra.',
  changeAnswers: 'Cambiar',
  estimatedLength: (time) => `unos ${time}`,
  empty: 'Aquí aparecerá tu guion.',
  edit: 'Editar guion',
  done: 'Listo',
  record: 'Grabar la lectura',
  failed: 'No se pudo cargar el guion. Inténtalo de nuevo.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Leer en voz alta',
  slower: 'Más despacio',
  faster: 'Más rápido',
  startScrolling: 'Desplazar conmigo',
  stopScrolling: 'Parar el desplazamiento',
  speed: (percent) => `Ritmo ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amor',
  compassion: 'compasión',
  gratitude: 'gratitud',
  courage: 'valentía',
  peace: 'paz',
  wonder: 'asombro',
  relief: 'alivio',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'clásico',
  gentle: 'suave',
  bold: 'audaz',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'corto',
  medium: 'medio',
  long: 'largo',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Título de la canción',
  author: 'Autoría',
  original: 'Es una canción original',
  covers: 'No se permiten versiones. La letra y la música deben ser tuyas.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Añadir pista MUE', beat: 'Añadir beat' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Elegir un ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beats' : 'MUE'),
  remove: (collection) => `Quitar ${NAMES[collection].one}`,
  search: (collection) => `Buscar ${NAMES[collection].many}`,
  searchHint: 'Nombre, ambiente o género',
  searchAll: 'Buscar música de fondo',
  anyMood: 'Cualquier ambiente',
  mood: 'Ambiente',
  anyGenre: 'Cualquier género',
  genre: 'Género',
  showAll: 'Ver todo',
  addTrack: 'Añadir',
  addLabel: (name) => `Añadir ${name}`,
  added: 'Añadido',
  removeLabel: (name) => `Quitar ${name}`,
  playLabel: (name) => `Reproducir: ${name}`,
  pauseLabel: (name) => `Pausar: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'suena bajo tu voz',
  loading: (collection) => `Cargando ${NAMES[collection].many}`,
  none: (collection) => `Aún no hay ${NAMES[collection].many}`,
  noneFiltered: 'No hay resultados. Prueba con otro ambiente o género.',
  noResults: (query) => `No hay resultados para «${query}»`,
  section: 'Biblioteca de MUE',
  background: 'Música de fondo',
  open: 'Abrir',
  summary: (count) =>
    count === 0
      ? 'Aún no hay MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUE, del más sereno al más vivo.',
          other: '# MUE, del más sereno al más vivo.',
        }),
  loadingAll: 'Cargando los MUE',
  offline: 'La música necesita conexión. Puedes grabar sin ella.',
}

const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })

const samples = (count: number) => counted(count, { one: '# MUE de muestra', other: '# MUE de muestra' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Llena la biblioteca de música o cárgala desde el almacenamiento.',
  manage: 'Gestionar',
  intro: 'Música que cualquiera puede añadir a una grabación.',
  actions: 'Acciones de la biblioteca',
  setup: 'Preparar la tabla',
  addSamples: 'Añadir MUE de muestra',
  sync: 'Sincronizar con el almacenamiento',
  refresh: 'Actualizar',
  empty: 'No hay MUE. Pulsa «Preparar la tabla» y «Añadir MUE de muestra» para empezar.',
  loading: 'Cargando los MUE',
  ready: (count) => `La tabla está lista, con ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Se añadieron ${samples(added)}. ${counted(absent, { one: '# aún no tiene', other: '# aún no tienen' })} archivo en el almacenamiento.`
      : `Se añadieron ${samples(added)}.`,
  usingSamples: (count) => `Se usan ${samples(count)}`,
  loaded: (count) => `Se cargaron ${mues(count)}.`,
  listing: 'Leyendo el almacenamiento…',
  measuring: (done, all) => `Midiendo la duración: ${done} de ${all}…`,
  working: 'Trabajando…',
  storageEmpty: 'No hay MUE en el almacenamiento. La biblioteca no cambió.',
  synced: (count, more) =>
    more
      ? `Sincronizado. La biblioteca tiene ahora ${mues(count)}. Hay más archivos de los que se leen de una vez.`
      : `Sincronizado. La biblioteca tiene ahora ${mues(count)}.`,
  confirm: {
    title: '¿Reemplazar la biblioteca?',
    text: (now, then) =>
      `${mues(now)} se reemplazarán por los ${then} del almacenamiento. Las publicaciones que ya tienen música se quedan como están.`,
    cancel: 'Conservarla',
    replace: 'Reemplazar',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Ambiente',
  genre: 'Género',
  playLabel: (name) => `Reproducir: ${name}`,
  stopLabel: (name) => `Detener: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crear Owlcast',
  startedFrom: (title) => `A partir de «${title}».`,
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  privacy: 'Privacidad',
  visibilities: { public: 'Público', unlisted: 'No listado', private: 'Privado' },
  hints: {
    public: 'Cualquiera puede encontrarlo.',
    unlisted: 'Cualquiera con el enlace puede oírlo.',
    private: 'Solo tú y las personas que invites pueden oírlo.',
  },
  proOnly: 'No listado y privado requieren Pro.',
  invitees: 'Invitaciones',
  inviteesHint: 'Nombres de usuario, correos o teléfonos, separados por comas.',
  inviteeList: 'Personas que invitas',
  inviteeTooLong: 'Es demasiado largo para un nombre o una dirección.',
  unresolved: 'Lo comprobaremos al invitar.',
  byEmail: 'por correo',
  byPhone: 'aún no hay mensajes por teléfono: te daremos un enlace para compartir',
  fee: `Tarifa de creación de ${formatDollars(OWLCAST_FEE_CENTS)}: gratis`,
  cancel: 'Cancelar',
  create: 'Crear Owlcast',
  creating: 'Creando tu Owlcast',
  notCreated: 'No se creó. Tu texto sigue aquí.',
  sourceGone:
    'La publicación de la que partía ya no está. Pulsa «Crear Owlcast» otra vez para seguir sin ella.',
  alreadyCreated: 'Este Owlcast ya estaba creado, con lo que enviaste la primera vez.',
  createdEarlier: (name) => `«${name}» ya se había creado. Vuelve a crear para hacer también este.`,
  created: (name) => `«${name}» está listo.`,
  createdWithInvitations: (name, sent) => `«${name}» está listo. ${sent}`,
  record: 'Grabar',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publicar en',
  newOwlcast: 'Nuevo Owlcast',
  newOwlcastHint: 'Crea un Owlcast público con este título. Esta es su primera grabación.',
  existingOwlcastHint: 'Añade esta grabación a las demás.',
  lostOwlcastHint: 'Ya no puedes grabar en este Owlcast. Elige otro.',
  moreOptions: 'Más opciones',
  loading: 'Cargando tus Owlcasts',
  failed: 'No se pudieron cargar tus otros Owlcasts.',
}

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

export const COVER: typeof English.COVER = {
  group: 'Portada',
  of: (title) => `Portada de ${title}`,
  choose: 'Elegir imagen',
  useDrawn: 'Usar la portada dibujada',
  small: (pixels) =>
    `Las apps de pódcast piden al menos ${pixels} píxeles por lado, así que muestran la portada dibujada.`,
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
