/** Spanish texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('es')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversaciones',
  create: 'Nuevo mensaje MUE',
  search: 'Buscar mensajes',
  searchScope: 'Se busca en las conversaciones mostradas hasta ahora.',
  noResults: (query) => `No hay resultados para «${query}»`,
  count: (count, max) =>
    count >= max
      ? `Más de ${max - 1} mensajes`
      : counted(count, { one: '# mensaje', many: '# de mensajes', other: '# mensajes' }),
  deletedAccount: 'Cuenta eliminada',
  you: 'Tú',
  youSaid: (text) => `Tú: ${text}`,
  moreActions: (name) => `Más acciones para la conversación con ${name}`,
  moreMessageActions: (title) => `Más acciones para ${title}`,
  reply: 'Responder',
  share: 'Compartir',
  delete: 'Eliminar',
  sendLink: 'Enviar tú el enlace',
  showEarlier: 'Ver mensajes anteriores',
  loadingEarlier: 'Cargando mensajes anteriores',
  loadingThread: 'Cargando la conversación',
  noneSelected: {
    title: 'Elige una conversación',
    text: 'O empieza una nueva.',
  },
  emptyThread: { title: 'Aún no hay mensajes', text: 'Envía el primero.' },
  signedOut: {
    title: 'Inicia sesión para ver tus mensajes',
    text: 'Envía mensajes de voz a otras personas y escucha los suyos.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para oír y enviar mensajes.',
  },
  offline: 'No se pudo actualizar. Ves los mensajes guardados.',
  unsentRecording: 'Tienes una grabación sin enviar. Envíala o descártala primero.',
  stillSending: 'Tu última grabación aún se está enviando. Inténtalo de nuevo en un momento.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitudes',
  list: 'Solicitudes de mensajes',
  link: (count, max) => `Solicitudes (${count >= max ? `${max - 1}+` : count})`,
  back: 'Volver a los MUE',
  backToRequests: 'Volver a Solicitudes',
  hint: 'Primeros mensajes de gente que no sigues. Nadie sabrá si escuchas, aceptas o eliminas.',
  loading: 'Cargando solicitudes',
  noneSelected: {
    title: 'Elige una solicitud',
    text: 'Escucha primero y luego decide.',
  },
  onlyRequests: 'Los mensajes de gente que no sigues están en Solicitudes. También puedes enviar uno.',
  empty: {
    title: 'No hay solicitudes',
    text: 'Aquí aparecen los primeros mensajes de gente que no sigues. No recibirás notificaciones.',
  },
  offline: 'No se pudo actualizar. Ves las solicitudes guardadas.',
  accept: 'Aceptar',
  acceptLabel: (name) => `Aceptar los mensajes de ${name}`,
  delete: 'Eliminar',
  deleteLabel: (name) => `Eliminar la solicitud de ${name}`,
  accepted: (name) => `${name} ya está en tus conversaciones`,
  deleted: (name) => `Solicitud de ${name} eliminada`,
  open: 'Abrir',
  prompt: (name) => `${name} quiere hablar contigo. Nadie sabrá si escuchas, aceptas o eliminas.`,
  request: 'Solicitud',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversación con ${name}`,
  back: 'Volver a los MUE',
  public: 'Público',
  private: 'Privado',
  play: 'Reproducir conversación',
  stop: 'Detener',
  progress: (at, of) => `Reproduciendo el mensaje ${at} de ${of}`,
  messagePosition: (at, of) => `Mensaje ${at} de ${of}`,
  reply: 'Grabar respuesta',
  more: 'Añadir un título, música u otra publicación',
  unheard: 'Nuevo',
  heard: 'Escuchado',
  heardAt: (when) => `Escuchado ${when}`,
  notHeard: 'Aún sin escuchar',
  playUnheard: (count) => `Reproducir ${count} sin escuchar`,
  unheardCount: (count) => `${count} sin escuchar`,
  noAudio: 'Este mensaje no tiene audio',
  today: 'Hoy',
  yesterday: 'Ayer',
  accountDeleted: 'Esta persona eliminó su cuenta. Conservas tus mensajes y nadie más puede oírlos.',
  emailHint: 'Esta persona lo recibe por correo. Verás su nombre cuando responda.',
  emailRefused: 'A esta dirección no llegan nuestros correos. Envía tú el enlace.',
  phoneHint: 'Aún no hay mensajes por teléfono. Envía tú el enlace.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Envía tú el enlace',
  text: 'La primera persona que abra este enlace podrá oír el mensaje. Envíalo solo a quien va dirigido.',
  link: 'Enlace',
  creating: 'Creando un enlace',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  copyManually: 'Selecciona el enlace y cópialo.',
  share: 'Compartir',
  sms: 'Abrir en mensajes SMS',
  smsText: (link) => `Un mensaje de voz para ti: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Para',
  placeholder: '@usuario, correo o teléfono',
  searching: 'Buscando…',
  onOwlcast: (name) => `${name} está en Owlcast`,
  whoIsMeant: (name) => `¿Te refieres a ${name}?`,
  emailHint: (address) => `Enviaremos un enlace a ${address}.`,
  phoneHint: (number) =>
    `Aún no hay mensajes por teléfono. Te daremos un enlace para que lo envíes tú al ${number}.`,
  unresolved: 'Lo comprobaremos al enviarlo.',
  sendToShown: (label) => `Enviar a ${label}`,
  private: 'Privado',
  privateHint: (who) => `Solo tú y ${who} pueden escuchar`,
  publicHint: 'Cualquiera con el enlace puede escuchar',
  replyHint: 'Sin destinatario, podrá escucharlo quien pueda escuchar la publicación a la que respondes.',
  fallbackName: 'esa persona',
}

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Personas',
  followed: 'Personas que sigues',
  recent: 'Hablasteis hace poco',
  contacts: 'De tus contactos',
  count: (count) => counted(count, { one: '# persona encontrada', other: '# personas encontradas' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contactos',
  title: 'Contactos sincronizados',
  heading: 'Encuentra a gente que conoces',
  findHint: 'Mira cuáles de tus contactos están en Owlcast.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contactos',
  open: 'Abrir',
  openLabel: 'Abrir los contactos sincronizados',
  summary: (here, all) =>
    `${counted(here, { one: 'Está', other: 'Están' })} en Owlcast ${here} de ${counted(all, { one: '# contacto', many: '# de contactos', other: '# contactos' })}.`,
  lastSynced: 'Última sincronización:',
  notSynced: 'Aún sin sincronizar.',

  intro: 'Tus contactos se quedan en este dispositivo.',
  introText:
    'Comprobamos sus correos y teléfonos, y no los guardamos. Verás a quienes quieren que los encuentren. Nadie sabrá que buscaste.',
  choose: 'Elegir contactos',
  file: 'Importar un archivo',
  fileHint: 'Un archivo .csv o .vcf de Google, Outlook o Apple. Puedes soltarlo aquí.',
  dropHint: 'Suelta el archivo aquí',
  reading: 'Leyendo tus contactos',
  checking: (done, all) => `Comprobados ${done} de ${all}`,
  progress: 'Contactos comprobados',
  cancel: 'Cancelar',
  offline: 'No tienes conexión. Sincroniza de nuevo cuando la tengas.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: 'Falta # correo o teléfono', many: 'Faltan # de correos y teléfonos', other: 'Faltan # correos y teléfonos' })} por comprobar. Sincroniza de nuevo para seguir. Puedes comprobar ${daily.toLocaleString('es')} al día.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'No podemos comprobar # contacto. A sus números les falta el prefijo del país.',
      other: 'No podemos comprobar # contactos. A sus números les falta el prefijo del país.',
    }),
  leftOut: {
    heading: 'No se incluyó en tu última importación:',
    withoutAddress: (count) =>
      counted(count, { one: '# entrada sin correo ni teléfono', other: '# entradas sin correo ni teléfono' }),
    invalid: (count) =>
      counted(count, {
        one: '# correo o número que no podemos leer',
        other: '# correos o números que no podemos leer',
      }),
    fax: (count) =>
      counted(count, { one: '# número de fax o buscapersonas', other: '# números de fax o buscapersonas' }),
    nested: (count) =>
      counted(count, {
        one: '# contacto dentro de otro contacto',
        other: '# contactos dentro de otro contacto',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# correo o número más de los diez por contacto',
        other: '# correos o números más de los diez por contacto',
      }),
    overLimit: (count) =>
      counted(count, { one: '# contacto por encima del límite', other: '# contactos por encima del límite' }),
  },
  limitReached: (count) => `Puedes sincronizar hasta ${count} contactos.`,
  storageFull:
    'Tu dispositivo está lleno y no pudimos guardar tus contactos. Estarán aquí hasta que salgas de esta página.',

  search: 'Buscar contactos',
  noResults: (typed) => `Ningún contacto coincide con «${typed}»`,
  matchedHeading: (count) => `En Owlcast (${count})`,
  noMatches: 'Aún no encontramos a ninguno de tus contactos.',
  unmatchedHeading: (count) => `Invitar (${count})`,
  uncheckedHeading: (count) => `Aún sin comprobar (${count})`,
  unmatchedHint: 'No escribimos a nadie. La invitación la envías tú.',
  follow: 'Seguir',
  following: 'Siguiendo',
  followLabel: (name) => `Seguir a ${name}`,
  followingLabel: (name) => `Siguiendo a ${name}`,
  followAll: 'Seguir todas las cuentas',
  followedAll: (count) =>
    counted(count, {
      one: 'Sigues a una persona más.',
      many: 'Sigues a # de personas más.',
      other: 'Sigues a # personas más.',
    }),
  share: 'Compartir tu enlace',
  more: 'Ver más',
  emailLabel: (name) => `Invitar a ${name} por correo`,
  smsLabel: (name) => `Invitar a ${name} por SMS`,
  linkLabel: (name) => `Compartir tu enlace con ${name}`,

  syncAgain: 'Sincronizar de nuevo',
  remove: 'Quitar los contactos sincronizados',
  removeTitle: '¿Quitar los contactos sincronizados?',
  removeText: 'Los quitamos de este dispositivo. Seguirás a las mismas personas.',
  keepContacts: 'Conservarlos',
  confirmRemove: 'Quitar',
  removed: 'Contactos eliminados de este dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'El archivo pesa más de 5 MB.',
  type: 'Solo se pueden leer archivos .csv y .vcf.',
  empty: 'El archivo no tiene direcciones de correo ni números de teléfono.',
  unreadable: 'No pudimos leer el archivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Escúchame en Owlcast',
  text: (link) => `Estoy en Owlcast, donde se habla en vez de escribir. Escúchame aquí: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quien tenga mi correo puede encontrarme',
  phone: 'Quien tenga mi número puede encontrarme',
  hint: 'Desactivado hasta que lo actives. Verán tu perfil público.',
  noEmail: 'Aún no añadiste un correo.',
  noPhone: 'Aún no añadiste un número de teléfono.',
  loading: 'Cargando quién puede encontrarte',
}

const MONTH = createDateFormat('es', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Cargando el perfil',
  loadingPosts: 'Cargando sus publicaciones',
  memberSince: (at) => `En Owlcast desde ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) =>
    counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' }),
  followerCount: (count) =>
    counted(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }),
  followingCount: (count) => `Sigue a ${count.toLocaleString('es')}`,
  follow: 'Seguir',
  followed: 'Siguiendo',
  followLabel: (name) => `Seguir a ${name}`,
  followingLabel: (name) => `Siguiendo a ${name}`,
  signInToFollow: (name) => `Inicia sesión para seguir a ${name}.`,
  ownProfile: 'Así ven tu perfil las demás personas.',
  edit: 'Editar perfil',
  message: 'Mensaje',
  messageLabel: (name) => `Mensaje a ${name}`,
  signInToMessage: (name) => `Inicia sesión para enviar un mensaje a ${name}.`,
  shareLabel: (name) => `Compartir el perfil de ${name}`,
  filterLabel: 'Mostrar',
  all: 'Todo',
  empty: (name) => `${name} aún no ha publicado nada`,
  emptyText: 'Sus publicaciones públicas aparecerán aquí.',
  emptyOfKind: (many) => `Aún no hay ${many}`,
  showAll: 'Ver todo',
  notFound: 'Contenido no encontrado',
  notFoundText: 'No encontramos a esa persona. Quizá cambió de nombre o dejó Owlcast.',
  back: 'Volver a Owlcast',
  followsYou: 'te sigue',
  stillHere: 'Aún aquí',
  kept: 'Se queda',
  allPosts: 'Todas las publicaciones',
  emptyShelves: 'Lo que publiques aparecerá aquí.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Escuchar el saludo de ${name}, ${time}`,
  playOwn: (time) => `Escuchar tu saludo, ${time}`,
  failed: 'Este saludo no se puede escuchar ahora.',
  quote: (text) => `«${text}»`,
  record: 'Grabar un saludo',
  again: (time) => `Nuevo saludo, hasta ${time}`,
  intro: (time) => `Di quién eres en ${time} como máximo. Lo oirá quien abra tu perfil.`,
  text: 'Lo que dices',
  textHint: 'Una línea bajo tu nombre. Si la dejas vacía, intentamos escribirla.',
  save: 'Guardar saludo',
  cancel: 'Cancelar',
  saved: 'Tu saludo está en tu perfil.',
  edit: 'Tu saludo',
  remove: 'Eliminar saludo',
  removeTitle: '¿Eliminar tu saludo?',
  removeText: 'La grabación y su texto desaparecen para todos.',
  keep: 'Conservar',
  removed: 'Tu saludo se ha eliminado.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Seguidores',
  following: 'Siguiendo',
  loading: 'Cargando personas',
  empty: { followers: 'Aún no tiene seguidores.', following: 'Aún no sigue a nadie.' },
  more: 'Ver más',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Ver publicaciones de',
  all: 'Todo',
  following: 'Siguiendo',
  empty: 'Nada nuevo de la gente que sigues',
  emptyText: 'Sigue a otras personas y sus publicaciones aparecerán aquí.',
  showAll: 'Ver todas las publicaciones',
  findPeople: 'Encuentra a gente que conoces',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Invitar a colaborar',
  invite: 'Invitar a colaborar',
  addTo: (title) => `Invitar a colaborar en ${title}`,
  placeholder: '@usuario o correo',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: (name) => `¡Invitación enviada a ${name}!`,
  sentWithoutEmail: (name) =>
    `${name} encontrará tu invitación en Owlcast. Hoy ya no recibe más invitaciones por correo.`,
  sentCount: (sent, all) => `Invitaciones enviadas: ${sent} de ${all}`,
  allSent: (count) => counted(count, { one: '# invitación enviada.', other: '# invitaciones enviadas.' }),
  notSent: (to) => `No se envió a ${to}`,
  retry: 'Reintentar',
  done: 'Listo',
  viewInvited: 'Ver a quién invitaste',
  shareLink: (name) => `No podemos enviar un correo a ${name}. Envía tú este enlace:`,
  link: 'Enlace de invitación',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',

  listTitle: 'Quiénes colaboran',
  listEmpty: 'Aún no invitaste a nadie.',
  listFailed: 'No pudimos cargar las invitaciones.',
  emailRefused: 'A esta dirección no llegan nuestros correos. Invita de otra forma.',
  revoke: 'Retirar',
  revokeLabel: (name) => `Retirar la invitación a ${name}`,
  remove: 'Quitar',
  removeLabel: (name) => `Quitar a ${name}`,
  revoked: (name) => `${name} ya no tiene invitación.`,
  removed: (name) => `${name} ya no colabora.`,

  heading: 'Invitaciones',
  invitedBy: (inviter) => `${inviter} te invitó a colaborar`,
  pendingCount: (count) => counted(count, { one: 'Tienes # invitación', other: 'Tienes # invitaciones' }),
  view: 'Ver',
  dismiss: 'Ahora no',
  postBy: (title, username) => `«${title}», de @${username}`,
  accept: 'Aceptar',
  acceptLabel: (title) => `Aceptar: ${title}`,
  decline: 'Rechazar',
  declineLabel: (title) => `Rechazar: ${title}`,
  accepted: (title) => `Ya colaboras en «${title}».`,
  declined: 'Invitación rechazada.',
  undo: 'Deshacer',
  collaborationEnded: (title) => `Ya no colaboras en «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Con invitación',
  accepted: 'Colabora',
  declined: 'Rechazada',
  revoked: 'Retirada',
  expired: 'Caducada',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Dejar de silenciar a ${name}`,
  block: (name) => `Bloquear a ${name}`,
  unblock: (name) => `Desbloquear a ${name}`,
  reportPost: 'Denunciar',
  reportPerson: (name) => `Denunciar a ${name}`,
  reportHello: (name) => `Denunciar el saludo de ${name}`,
  more: (name) => `Más sobre ${name}`,
  signIn: 'Inicia sesión para denunciar, silenciar o bloquear a alguien.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `No verás las publicaciones de ${name}. No se le avisa.`,
  unmuted: (name) => `Volverás a ver las publicaciones de ${name}`,
  blocked: (name) => `Bloqueaste a ${name}`,
  unblocked: (name) => `Desbloqueaste a ${name}`,
  undo: 'Deshacer',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `¿Bloquear a ${name}?`,
  text: [
    'No podrán encontrarse, oírse, seguirse, invitarse ni escribirse. Dejan de seguirse y las invitaciones abiertas terminan. Sus mensajes se ocultan, no se eliminan.',
    'No se le avisa. Tus publicaciones públicas siguen siendo públicas: sin sesión, esa persona puede oírlas.',
  ],
  cancel: 'Cancelar',
  confirm: 'Bloquear',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Denunciar esta publicación',
  titlePerson: (name) => `Denunciar a ${name}`,
  about: (title) => `Sobre «${title}»`,
  hint: 'Lo revisará el equipo de moderación. La persona denunciada no sabrá que fuiste tú.',
  viewedHint: 'Moderación podrá escucharlo y leerlo, aunque sea privado.',
  emergencyHint: 'Si alguien está en peligro ahora, llama al número de emergencias de tu zona.',
  reason: '¿Qué ocurre?',
  details: '¿Algo más que debamos saber?',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Gracias. El equipo de moderación lo revisará.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Seguridad',
  shareHeard: 'Mostrar a quien envía lo que escuchaste',
  shareHeardHint:
    'Desactivado hasta que lo actives. Quien envía ve cuáles de sus mensajes nuevos escuchaste y cuándo.',
  loadingShareHeard: 'Cargando lo que ve quien envía',
  lists: {
    blocks: {
      title: 'Personas bloqueadas',
      hint: 'No pueden oírse ni escribirse.',
      none: 'No bloqueaste a nadie.',
      end: 'Desbloquear',
      endLabel: (name) => `Desbloquear a ${name}`,
    },
    mutes: {
      title: 'Personas silenciadas',
      hint: 'No ves sus publicaciones. No se les avisa.',
      none: 'No silenciaste a nadie.',
      end: 'Dejar de silenciar',
      endLabel: (name) => `Dejar de silenciar a ${name}`,
    },
  },
  show: 'Mostrar',
  showLabel: (title) => `Mostrar ${title.toLowerCase()}`,
  loading: 'Cargando personas',
  more: 'Ver más',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Bloqueaste a ${name}`,
  text: 'No pueden oírse ni escribirse. No se le avisa.',
  unblock: 'Desbloquear',
  muted: 'Sin voz para ti',
}

const MOMENT = createDateFormat('es', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Denuncias de miembros. Cada decisión queda registrada. Le decimos a la persona qué se decidió, nunca quién la denunció.',
  hint: 'Denuncias de miembros y qué se decidió.',
  open: 'Moderar',
  queueLabel: 'Qué denuncias',
  queue: { open: 'En espera', decided: 'Decididas' },
  loading: 'Cargando denuncias',
  empty: { open: 'No hay denuncias en espera', decided: 'Aún no hay decisiones' },
  emptyText: { open: 'Aquí aparecen las denuncias nuevas, con lo más denunciado primero.', decided: '' },
  aboutPerson: (name) => `Sobre ${name}`,
  helloOf: (name) => `El saludo de ${name}`,
  reportCount: (count) => counted(count, { one: '# denuncia', many: '# de denuncias', other: '# denuncias' }),
  reportedBy: '· denuncia de',
  deletedUser: 'alguien que se fue',
  hidden: 'Oculto',
  private: 'Privado',
  unavailable: 'Caducado o eliminado',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Cuenta suspendida para siempre'
      : `Cuenta suspendida hasta el ${MOMENT.format(until)}`,
  listen: 'Escuchar',
  listenLabel: (title) => `Escuchar ${title} en una pestaña nueva`,
  view: 'Escuchar y leer',
  viewLabel: (title) => `Escuchar y leer ${title}`,
  viewNote: 'Registramos que lo abriste.',
  clip: 'El fragmento del podcast',
  dismiss: 'Desestimar',
  dismissLabel: (of) => `Desestimar las denuncias sobre ${of}`,
  hide: 'Ocultar',
  hideLabel: (title) => `Ocultar ${title} a todo el mundo`,
  show: 'Mostrar de nuevo',
  showLabel: (title) => `Mostrar de nuevo ${title}`,
  suspend: 'Suspender',
  suspendLabel: (name) => `Suspender la cuenta de ${name}`,
  release: (name) => `Levantar la suspensión de ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Suspender para siempre'
      : counted(days, { one: 'Suspender un día', other: 'Suspender # días' }),
  done: {
    dismiss: 'Denuncias desestimadas',
    hide: 'Oculto. Lo encuentras en «Decididas».',
    show: 'Visible de nuevo',
    suspend: 'Cuenta suspendida. Ya recibió el aviso.',
    release: 'La cuenta ya no está suspendida',
  },
  moreReports: (count) => `${count} más`,
}

const SUSPENSION_MOMENT = createDateFormat('es', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Tu cuenta está suspendida',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Tu cuenta está suspendida para siempre'
      : `Tu cuenta está suspendida hasta el ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Aún puedes escuchar, denunciar y descargar o eliminar tus datos. Lo que grabes se queda en este dispositivo.',
  decision: 'Ver el motivo o recurrir',
  manageData: 'Descargar o eliminar tus datos',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Notificaciones del navegador',
  hint: 'En este dispositivo, cuando no tienes Owlcast delante.',
  openOnly: 'En este dispositivo, mientras Owlcast esté abierto en una pestaña.',
  blocked: 'Bloqueadas. Puedes permitirlas en los ajustes del navegador.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  enabled: 'Las notificaciones están activadas en este dispositivo.',
  disabled: 'Las notificaciones están desactivadas en este dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nuevo mensaje MUE',
  reply: 'Nueva respuesta',
  mention: 'Te mencionaron',
  invite: 'Invitación',
  new_post: 'Nueva publicación',
  every_squawk: 'Nuevos squawks',
  expiry: 'Se apaga pronto',
  report: 'Nueva denuncia',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'De qué te avisamos y dónde',
  reasonColumn: 'Avisarme de',
  inAppColumn: 'En la app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, en la app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Mensajes', hint: 'Alguien te envía un MUE' },
    reply: { title: 'Respuestas', hint: 'A tus publicaciones y a las que colaboras' },
    mention: { title: 'Menciones', hint: 'Alguien menciona tu @nombre' },
    invite: { title: 'Invitaciones', hint: 'Alguien te invita a colaborar' },
    new_post: { title: 'Personas que sigues', hint: 'Sus publicaciones nuevas' },
    every_squawk: {
      title: 'Cada squawk nuevo',
      hint: 'Todos los squawks, un resumen, cada 30 minutos como máximo',
    },
    expiry: { title: 'Publicaciones que se apagan', hint: 'Dos horas antes de que se apaguen las tuyas' },
    report: { title: 'Denuncias', hint: 'Para moderación: alguien denuncia algo' },
  },
  words: 'Lo que se dijo, en las notificaciones push',
  wordsHint:
    'La primera frase de publicaciones públicas, nunca de mensajes. Una notificación puede llegar un minuto más tarde.',
  quietHours: 'Horas de silencio',
  quietHoursHint: 'Sin notificaciones push hasta que terminen. En la app lo sigues viendo todo.',
  from: 'Desde',
  to: 'Hasta',
  timeZone: (name) => `Zona horaria: ${name.replaceAll('_', ' ')}`,
  loading: 'Cargando tus preferencias',
}

const voices = (count: number) => counted(count, { one: '# voz', many: '# de voces', other: '# voces' })

const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const MEANWHILE = '. Aún puedes escuchar, y descargar o eliminar tus datos.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notificaciones',
  markRead: 'Marcar como leída',
  markAllRead: 'Marcar todo como leído',
  markedAllRead: 'Todas las notificaciones están marcadas como leídas.',
  unread: 'sin leer',
  list: 'Todas las notificaciones',
  deleted: 'Notificación eliminada.',
  undo: 'Deshacer',
  loadEarlier: 'Notificaciones anteriores',
  loading: 'Cargando notificaciones',
  loadingEarlier: 'Cargando las anteriores',
  offline: 'No tienes conexión. Puede que esta lista no esté al día.',
  stale: 'No pudimos actualizar esta lista. Puede que no esté al día.',
  empty: {
    title: 'Aún no hay notificaciones',
    text: 'Aquí aparecerán respuestas, menciones, mensajes e invitaciones.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Alguien',
  ownPost: 'una de tus publicaciones',
  system: {
    'webhook.disabled': [
      { name: 'Uno de tus webhooks está desactivado' },
      '. Su dirección falló demasiadas veces. Puedes reactivarlo en los ajustes.',
    ],
    'plan.ended': [{ name: 'Tu plan Pro terminó' }, '. Todo lo que hiciste con él se queda como está.'],
    'refund.failed': [
      { name: 'Un reembolso no te llegó' },
      '. Tu banco lo devolvió. Quienes llevan este sitio lo saben.',
    ],
    'payout.refused': [
      { name: 'Tu banco rechazó un pago' },
      '. Revisa tus datos bancarios en Stripe, en los ajustes, en Ingresos.',
    ],
    'moderation.hello_hidden': [
      { name: 'Moderación ocultó tu saludo' },
      '. Por ahora nadie puede oírlo. En los ajustes, en Seguridad, verás por qué.',
    ],
    'moderation.hello_shown': ['Moderación volvió a mostrar tu saludo.'],
    'moderation.suspended': [{ name: 'Tu cuenta está suspendida por ahora' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Tu cuenta está suspendida de forma permanente' }, MEANWHILE],
    'moderation.released': ['Tu cuenta ya no está suspendida.'],
    'moderation.warned': [
      { name: 'Moderación te envió una advertencia' },
      '. En Ajustes, Seguridad, ves por qué.',
    ],
    'moderation.appeal_upheld': ['Revisamos tu recurso. ', { name: 'La decisión se mantiene' }, '.'],
    'moderation.appeal_overturned': ['Revisamos tu recurso y ', { name: 'retiramos la decisión' }, '.'],
    'moderation.role_member': ['Ya no moderas este sitio. Gracias por haberlo hecho.'],
    'moderation.role_moderator': [
      { name: 'Ahora moderas este sitio' },
      '. Las denuncias están en Ajustes, Seguridad.',
    ],
    'moderation.role_admin': [{ name: 'Ahora administras este sitio' }, '.'],
  },
  hidden: (voice) => ['Moderación ocultó ', voice, '. Por ahora nadie puede oírlo.'],
  restored: (voice) => ['Moderación volvió a mostrar ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' añadió una voz a ', what],
      many: ({ who, what, count }) => [`${voices(count)} más en `, what, ', la última de ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' añadió una grabación a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# grabación nueva en ',
          many: '# de grabaciones nuevas en ',
          other: '# grabaciones nuevas en ',
        }),
        what,
        ', la última de ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' respondió a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# respuesta a ',
          many: '# de respuestas a ',
          other: '# respuestas a ',
        }),
        what,
        ', la última de ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' te envió un MUE'],
      many: ({ who, count }) => [
        who,
        ` te envió ${counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' te mencionó en ', what]),
    invite: same(({ who, what }) => [who, ' te invitó a colaborar en ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' compartió ', what],
      many: ({ who, what, count }) => [
        who,
        ` compartió ${counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' })}; la más reciente: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Hay squawks nuevos; el más reciente: ', what, ', de ', who]),
    report: {
      one: () => ['Hay una denuncia nueva en espera.'],
      many: ({ count }) => [
        `Hay ${counted(count, { one: '# denuncia nueva', many: '# de denuncias nuevas', other: '# denuncias nuevas' })} en espera.`,
      ],
    },
    expiry: same(({ what }) => [what, ' desaparece pronto. Escúchalo otra vez mientras puedas.']),
  },
}
