/** Spanish texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('es')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'Mues',
  list: 'Conversaciones',
  create: 'Nuevo mensaje MUE',
  search: 'Buscar mensajes',
  searchedLoaded: 'Se busca en las conversaciones mostradas hasta ahora.',
  nothingFound: (query) => `No hay resultados para «${query}»`,
  count: (count, max) =>
    count >= max
      ? `Más de ${max - 1} mensajes`
      : counted(count, { one: '# mensaje', many: '# de mensajes', other: '# mensajes' }),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Alguien que se fue',
  from: (name) => `Mensaje de ${name}`,
  fromYou: 'Mensaje tuyo',
  you: 'Tú',
  youSaid: (text) => `Tú: ${text}`,
  voice: 'Mensaje de voz',
  more: (name) => `Más sobre la conversación con ${name}`,
  moreOfMessage: (title) => `Más acciones para ${title}`,
  reply: 'Responder',
  share: 'Compartir',
  delete: 'Eliminar',
  deliver: 'Enviar tú el enlace',
  older: 'Ver mensajes anteriores',
  loadingOlder: 'Cargando mensajes anteriores',
  loadingThread: 'Cargando la conversación',
  noneChosen: {
    title: '¿Qué voz quieres oír?',
    text: 'Elige una conversación o empieza una nueva.',
  },
  threadEmpty: { title: 'Aún no hay nada dicho', text: 'Tu primer mensaje abre esta conversación.' },
  signedOut: {
    title: 'Los mensajes son entre dos personas',
    text: 'Inicia sesión para oír los tuyos y enviar uno.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para leer y enviar mensajes.',
  },
  offline: 'Sin conexión: mensajes tal como se cargaron la última vez',
  atHand: 'Tienes una grabación pendiente. Envíala o descártala primero.',
}

const facts = (count: number, more: boolean) =>
  more ? `Más de ${count} mensajes` : MESSAGES.count(count, Number.POSITIVE_INFINITY)

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitudes',
  list: 'Solicitudes de mensajes',
  link: (count, max) => `Solicitudes (${count >= max ? `${max - 1}+` : count})`,
  back: 'Volver a Mues',
  backTo: 'Volver a Solicitudes',
  why: 'Primeros mensajes de gente que no sigues. Nadie sabrá si escuchas, aceptas o eliminas.',
  loading: 'Cargando solicitudes',
  noneChosen: {
    title: '¿Quién quiere hablar contigo?',
    text: 'Escucha aquí una solicitud antes de responder.',
  },
  onlyRequests:
    'Lo que la gente te escribió por primera vez espera en Solicitudes. También puedes enviarle tu voz a alguien.',
  empty: {
    title: 'No hay solicitudes',
    text: 'Aquí esperan, sin ruido, los primeros mensajes de gente que no sigues.',
  },
  offline: 'Sin conexión: solicitudes tal como se cargaron la última vez',
  accept: 'Aceptar',
  acceptLabel: (name) => `Aceptar los mensajes de ${name}`,
  delete: 'Eliminar',
  deleteLabel: (name) => `Eliminar la solicitud de ${name}`,
  accepted: (name) => `${name} ya está entre tus conversaciones`,
  deleted: (name) => `Se eliminó la solicitud de ${name}`,
  open: 'Abrir',
  asks: (name) => `${name} quiere hablar contigo. No sabrá si escuchas, aceptas o eliminas.`,
  facts: (count, more) => `Solicitud · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversación con ${name}`,
  back: 'Volver a Mues',
  public: 'Público',
  facts: (count, more) => `Privado · ${facts(count, more)}`,
  play: 'Reproducir conversación',
  stop: 'Detener',
  progress: (at, of) => `Reproduciendo el mensaje ${at} de ${of}`,
  nth: (at, of) => `Mensaje ${at} de ${of}`,
  reply: 'Grabar respuesta',
  noAudio: 'Este mensaje no tiene audio',
  today: 'Hoy',
  yesterday: 'Ayer',
  left: 'Esta persona dejó Owlcast. Lo que dijiste sigue siendo tuyo; nadie oirá nada más.',
  toMail: 'Esta persona lo recibe por correo. Su nombre aparecerá cuando responda.',
  toPhone: 'Aún no hay mensajes por teléfono: envía tú el enlace.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Envía tú el enlace',
  text: 'Quien abra primero este enlace podrá oír el mensaje. Dáselo a la persona para quien es.',
  link: 'Enlace',
  making: 'Creando un enlace',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  copyByHand: 'Selecciona el enlace y cópialo.',
  share: 'Compartir',
  sms: 'Abrir en mensajes SMS',
  body: (link) => `Un mensaje de voz para ti: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Para',
  placeholder: '@usuario, correo o teléfono',
  looking: 'Buscando…',
  isHere: (name) => `${name} está en Owlcast`,
  byMail: (address) => `Por correo a ${address}: recibirá un enlace.`,
  byPhone: (number) =>
    `Al ${number}: aún no hay mensajes por teléfono. Te damos un enlace para que lo envíes tú.`,
  unresolved: 'Esto se comprueba al enviarlo.',
  private: 'Privado',
  privateHint: (who) => `Solo tú y ${who} pueden escuchar`,
  publicHint: 'Cualquiera con el enlace puede escuchar',
  them: 'esa persona',
}
