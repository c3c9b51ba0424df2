/** Spanish texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('es')

const seconds = (count: number) =>
  counted(count, { one: 'el primer segundo', other: 'los primeros # segundos' })

export const SHARE: typeof English.SHARE = {
  words: 'Lo que se dijo',
  product: 'Owlcast',
  signIn: 'Iniciar sesión',
  openOwlcast: 'Abrir Owlcast',
  skip: 'Saltar al contenido',
  reply: 'Responder',
  copyLink: 'Copiar enlace',
  report: 'Denunciar una infracción de derechos de autor',
  linkCopied: '¡Enlace copiado!',
  copyManually: 'No se pudo copiar el enlace. Puedes copiarlo aquí:',
  linkLabel: 'Enlace a esta publicación',
  tags: 'Etiquetas',
  recordings: (count) => `Grabaciones (${count})`,
  noRecordings: 'Aún no hay grabaciones',
  more: 'Más',
  recordedIn: 'Grabado en',
  inReplyTo: 'En respuesta a',
  free: 'Gratis',
  priceToListen: (price) => `${price} por escuchar`,
  preview: (count) => `Puedes oír gratis ${seconds(count)}.`,
  previews: (count) => `Puedes oír gratis hasta ${count} s de cada grabación.`,
  listenToAll: 'Escucharlo entero en Owlcast',
  sample: 'Muestra',
  length: 'Duración',
  contents: 'Grabaciones',
  author: 'Autoría',
  messageWaiting: 'Te espera un mensaje de voz',
  openHint:
    'Alguien te envió este enlace, que funciona una sola vez. Pulsa Abrir para oír el mensaje en este navegador, ahora y más tarde.',
  open: 'Abrir',
  newLink: 'Envíame otro enlace',
  newLinkSent:
    'Si este enlace era nuestro, hemos enviado uno nuevo a la misma dirección. Puede tardar un minuto.',
  footer: 'Compartido desde Owlcast, la red social mística donde la voz va primero.',
  loading: 'Cargando',
  notFound: 'Contenido no encontrado',
  expiryHint: 'Los squawks desaparecen al cabo de uno o dos días. Puede que este ya haya caducado.',
  back: 'Volver a Owlcast',
  retry: 'Reintentar',
  details: 'Detalles técnicos',
  copyDetails: 'Copiar detalles',
  detailsCopied: '¡Detalles copiados!',
  present: 'presente',
  none: 'ninguno',
  listenOnOwlcast: 'Escuchar en Owlcast',
  edited: 'Con cambios',
  imported: 'Traída de fuera',
  routerWorks: 'El enrutador de enlaces funciona.',
  by: (author) => `de ${author}`,
  with: (names) => `con ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} de ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  positionInList: (at, of) => `${at} de ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Audio de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `En Owlcast desde: ${day}`,
  followers: (count) =>
    counted(count, {
      one: '#\u00a0seguidor',
      many: '#\u00a0de\u00a0seguidores',
      other: '#\u00a0seguidores',
    }),
  follow: 'Seguir en Owlcast',
  hello: (name) => `Saludo de ${name}`,
  newestPosts: 'Publicaciones más recientes',
  empty: 'Ahora no hay publicaciones públicas.',
  listenMore: 'Oír más en Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} está en Owlcast, donde la gente habla.`
      : `Escucha a ${name} en Owlcast. Publicación más reciente: ${newest}`,
  pictureOf: (name) => `Foto de ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `Lo que ${name} dice en Owlcast.`,
  postDescription: (title, name) => `${title}, de ${name} en Owlcast.`,
  tagTitle: (tag) => `#${tag} en Owlcast`,
  tagDescription: (tag) => `Publicaciones públicas con la etiqueta #${tag}.`,
  previewTitle: (title) => `${title} (muestra)`,
  braidTitle: (title) => `${title}, con respuestas`,
  braidDescription: (title, names) => `${title}, con las respuestas de ${names} en su momento.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Lo más nuevo en Owlcast',
  titleOfKind: (kinds) => `Lo más nuevo en Owlcast: ${kinds}`,
  description: 'Voces públicas que se quedan. Escúchalas aquí mismo, sin cuenta.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Publicaciones públicas con la etiqueta #${tag} en Owlcast.`,
  kinds: 'Tipos de publicaciones',
  all: 'Todo',
  empty: 'Ahora mismo no hay nada aquí.',
  older: 'Publicaciones anteriores',
  newest: 'Publicaciones más nuevas',
  openApp: 'Abrir Owlcast',
  subscribe: 'Suscribirse en una app de pódcast',
  subscribeHint: 'Elige tu app o pega en ella la dirección del feed.',
  address: 'Dirección del feed',
  jsonFeed: 'JSON Feed',
  scan: 'Escanéalo con el móvil',
  added: 'Respuestas de esta cadena',
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Ruta',
  searchParams: 'Parámetros',
  contentType: 'Tipo de contenido',
  id: 'ID',
  token: 'Token',
  invitation: 'Invitación',
  message: 'Error',
  requestId: 'Solicitud',
}

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'El podcast al que respondes',
  steps: 'Pasos',
  step: { load: 'Cargar audio', trim: 'Recortar un clip', record: 'Grabar' },
  url: 'URL del podcast',
  urlHint: 'Sin un clip, tu respuesta solo enlaza a esta dirección.',
  urlPlaceholder: 'https://',
  load: 'Cargar',
  loading: (megabytes) => `Cargando · ${megabytes} MB`,
  stop: 'Detener',
  upload: 'Subir un archivo de audio',
  uploadHint: 'WAV, MP3, OGG o M4A, menos de 50 MB. Se queda en este dispositivo. Solo se envía tu clip.',
  uploadHintSaved: `WAV, MP3, OGG o M4A, menos de 50 MB. Los demás solo oyen tu clip. Te guardamos el archivo ${PODCAST_FILE_KEPT_DAYS} días, para que puedas recortarlo de nuevo en otro dispositivo.`,
  kept: 'Tus archivos',
  openFile: 'Abrir',
  openFileLabel: (name) => `Abrir ${name}`,
  copy: {
    saving: 'Guardándolo para tus otros dispositivos',
    kept: `Guardado durante ${PODCAST_FILE_KEPT_DAYS} días`,
    failed: 'No se pudo guardar para tus otros dispositivos',
    unsupported: 'No podemos guardar este tipo de archivo para tus otros dispositivos',
  },
  onlyFirst: (length: string) => `Solo se puede leer el principio de este archivo, hasta ${length}.`,
  reading: 'Leyendo el archivo',
  signInHint: 'Algunos sitios bloquean los navegadores. Inicia sesión y lo cargaremos por ti.',
  demo: 'Usar audio de prueba',
  demoHint: 'Usa cinco minutos de tonos suaves en su lugar. Tu respuesta llevará la marca «Audio de prueba».',
  demoLabel: 'Audio de prueba',
  loaded: 'Cargado',
  uploaded: 'Subido',
  size: (megabytes) => `${megabytes} MB`,
  change: 'Cambiar',
  changeClip: 'Cambiar el clip',
  trim: 'Recortar',
  trimming: 'Recortando',
  chooseClip: 'Elige tu clip',
  clipLength: (seconds, most) => `${seconds} s de ${most} s`,
  start: 'Inicio',
  end: 'Fin',
  wholeEpisode: 'Episodio completo',
  clipInEpisode: 'Clip en el episodio',
  oneSecond: (sign) => `${sign}1 s`,
  fromStart: 'Desde el inicio',
  lastSeconds: (seconds) => `Últimos ${seconds} s`,
  keys: 'Teclas:',
  keySeconds: (figure) => `${figure} s`,
  playClip: 'Reproducir el clip',
  pauseClip: 'Pausar el clip',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minutos' })} ${seconds} segundos`
      : `${seconds} segundos`,
  trimmed: (range) => `¡Audio recortado! ${range}`,
  author: 'A quién respondes',
  subject: 'Asunto o tema',
  replyingTo: (author) => `En respuesta a ${author}`,
  clip: (start, end) => `clip de ${start} a ${end}`,
  clipTitle: (author) => `clip del podcast de ${author}`,
  clipOf: (author) => `Clip de ${author}`,
  replyOf: (author) => `Respuesta de ${author}`,
  fromHost: (host) => `de ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Invitación',
  invitedBy: (inviter) => `${inviter} te invitó a colaborar.`,
  invitee: (masked) => `La invitación es para ${masked}.`,
  signInHint: 'Inicia sesión con esa cuenta para aceptarla.',
  accept: 'Aceptar',
  accepted: (inviter) => `Ya colaboras con ${inviter}.`,
  undo: 'Deshacer',
  collaborationEnded: 'Ya no colaboras.',
  ownInvitation: (to) => `Enviaste esta invitación a ${to}. Aún no la ha aceptado.`,
}
