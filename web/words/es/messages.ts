/** Spanish texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('es')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'Mues',
  list: 'Conversaciones',
  create: 'Nuevo mensaje MUE',
  search: 'Buscar mensajes',
  searchScope: 'Se busca en las conversaciones mostradas hasta ahora.',
  noResults: (query) => `No hay resultados para «${query}»`,
  count: (count, max) =>
    count >= max
      ? `Más de ${max - 1} mensajes`
      : counted(count, { one: '# mensaje', many: '# de mensajes', other: '# mensajes' }),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Cuenta eliminada',
  from: (name) => `Mensaje de ${name}`,
  fromYou: 'Mensaje tuyo',
  you: 'Tú',
  youSaid: (text) => `Tú: ${text}`,
  voiceMessage: 'Mensaje de voz',
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
}

const facts = (count: number, more: boolean) =>
  more ? `Más de ${count} mensajes` : MESSAGES.count(count, Number.POSITIVE_INFINITY)

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitudes',
  list: 'Solicitudes de mensajes',
  link: (count, max) => `Solicitudes (${count >= max ? `${max - 1}+` : count})`,
  back: 'Volver a Mues',
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
  prompt: (name) => `${name} quiere hablar contigo. No sabrá si escuchas, aceptas o eliminas.`,
  summary: (count, more) => `Solicitud · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversación con ${name}`,
  back: 'Volver a Mues',
  public: 'Público',
  summary: (count, more) => `Privado · ${facts(count, more)}`,
  play: 'Reproducir conversación',
  stop: 'Detener',
  progress: (at, of) => `Reproduciendo el mensaje ${at} de ${of}`,
  messagePosition: (at, of) => `Mensaje ${at} de ${of}`,
  reply: 'Grabar respuesta',
  noAudio: 'Este mensaje no tiene audio',
  today: 'Hoy',
  yesterday: 'Ayer',
  accountDeleted: 'Esta persona eliminó su cuenta. Conservas tus mensajes y nadie más puede oírlos.',
  emailHint: 'Esta persona lo recibe por correo. Verás su nombre cuando responda.',
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
  emailHint: (address) => `Enviaremos un enlace a ${address}.`,
  phoneHint: (number) =>
    `Aún no hay mensajes por teléfono. Te daremos un enlace para que lo envíes tú al ${number}.`,
  unresolved: 'Lo comprobaremos al enviarlo.',
  private: 'Privado',
  privateHint: (who) => `Solo tú y ${who} pueden escuchar`,
  publicHint: 'Cualquiera con el enlace puede escuchar',
  fallbackName: 'esa persona',
}
