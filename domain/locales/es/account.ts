/** Spanish texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat, createNumberFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Te damos la bienvenida a Owlcast',
  titleSignUp: 'Encuentra tu voz',
  signInMethods: 'Formas de iniciar sesión',
  tabs: { phone: 'Teléfono', email: 'Correo', 'sign-up': 'Crear cuenta' },
  phone: 'Número de teléfono',
  phoneExample: 'Por ejemplo, +44 20 7946 0000',
  phoneHint: 'Te enviaremos un código por SMS. Solo tú ves tu número.',
  sendCode: 'Enviar código',
  code: 'Código de verificación',
  codeHint: (number) => `Escribe las seis cifras que enviamos al ${number}.`,
  anyCodeHint: (number) =>
    `Se pidieron demasiados códigos para el ${number}. Aquí vale cualquier código que te haya llegado en la última hora.`,
  newCodeSent: 'Ese código era demasiado antiguo, así que te enviamos uno nuevo.',
  verifyCode: 'Verificar y entrar',
  back: 'Atrás',
  resendIn: (seconds) => `Puedes pedir otro código en ${seconds} s.`,
  resendCode: 'Enviar otro código',
  forgotPassword: '¿Olvidaste tu contraseña?',
  titleReset: 'Elige una contraseña nueva',
  forgotText: 'Te enviaremos por correo un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  resetSent: (email) => `Si ${email} tiene una cuenta, le enviamos un enlace. Funciona durante una hora.`,
  resetMissing:
    '¿No llega nada tras unos minutos? Mira en la carpeta de spam. Si antes nos devolvieron correos enviados a ti, quizá no podamos escribirte: entra de otra forma si puedes, o pregunta a quien administra este sitio.',
  resetText: 'Se cerrará tu sesión en todos los demás sitios.',
  setPassword: 'Guardar la contraseña',
  passwordChanged: 'Contraseña cambiada. Inicia sesión con la nueva.',
  newLink: 'Pedir otro enlace',
  or: 'o',
  google: 'Continuar con Google',
  passkey: 'Entrar con una llave de acceso',
  chooseName: (shown) => `${shown} está confirmado. Solo tú lo ves. Elige el nombre que verán los demás.`,
  loading: 'Un momento…',
  signUpExpired: 'Esto tardó demasiado. Inicia sesión de nuevo.',
  backToSignIn: 'Volver a iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  username: 'Nombre de usuario',
  usernameExample: 'maralind',
  displayName: 'Nombre visible',
  names: 'Tu nombre',
  namesHint: 'Te sugerimos uno',
  proposedName: (username) => `Serás @${username}`,
  changeName: 'Cambiar',
  passwordHint: (min) => `Al menos ${min} caracteres.`,
  adultsOnly: 'Owlcast es para personas adultas, desde los 18 años.',
  signIn: 'Iniciar sesión',
  signUp: 'Tengo 18 años o más: crear cuenta',
  checkEmail: 'Revisa tu correo',
  emailSent: (email, hours) =>
    `Enviamos un correo a ${email}. Abre su enlace en este navegador antes de ${hours} horas y entrarás directamente.`,
  resend: 'Enviarlo otra vez',
  otherAddress: 'Usar otra dirección',
  resent: 'Enviado otra vez. Solo funciona el enlace más reciente.',
  openDevMailbox: 'Abrir el buzón de desarrollo',
  confirming: 'Confirmando tu correo…',
  finishText: (username, email) =>
    `Te registras como @${username} con ${email}. Elige una contraseña para terminar. Sustituye a la anterior.`,
  finishSignUp: 'Terminar el registro',
  notConfirmed: 'Este enlace no funcionó',
  welcome: (name) => `Te damos la bienvenida, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Correo electrónico',
  none: 'Sin dirección de correo',
  hint: 'Úsalo para entrar con una contraseña y recibir los mensajes que te envíen ahí. Solo tú lo ves.',
  noneHint: 'Añade uno para entrar también con contraseña y para recuperar tu cuenta si pierdes tu número.',
  refused:
    'Nuestros correos no llegan a esta dirección: uno fue devuelto o marcado como spam. Añade también un número de teléfono o una llave de acceso para poder entrar siempre.',
  retry: 'Reintentar',
  retryLabel: 'Reintentar: correos a esta dirección',
  retried: 'Te enviamos un correo. Si lo devuelven, lo verás aquí.',
  add: 'Añadir',
  addLabel: 'Añadir una dirección de correo',
  dialogTitle: 'Tu dirección de correo',
  text: 'Te enviaremos un enlace por correo. Ábrelo en este navegador y elige una contraseña.',
  sent: (email) => `Enviamos un enlace a ${email}. Funciona durante una hora, en este navegador.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de teléfono',
  paused: 'En pausa desde que cambió tu contraseña. ¿Es tuyo?',
  enable: 'Volver a activar',
  enableLabel: 'Volver a activar el inicio de sesión con tu número',
  enabled: 'Activado de nuevo. Ya puedes iniciar sesión con tu número.',
  none: 'Sin número de teléfono',
  hint: 'Úsalo para entrar con un código y recibir los mensajes que te envíen a tu número. Solo tú lo ves.',
  add: 'Añadir',
  addLabel: 'Añadir un número de teléfono',
  change: 'Cambiar',
  changeLabel: 'Cambiar el número de teléfono',
  remove: 'Quitar',
  removeLabel: 'Quitar el número de teléfono',
  dialogTitle: 'Tu número de teléfono',
  verify: 'Verificar número',
  saved: (shown) => `Tu número de teléfono ahora es el ${shown}.`,
  removeTitle: '¿Quitar tu número de teléfono?',
  removeText: 'Ya no podrás entrar con él ni oír los mensajes que te envíen a ese número.',
  cancel: 'Conservarlo',
  confirmRemove: 'Quitar número',
  removed: 'Se quitó el número de teléfono.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Llaves de acceso',
  paused: 'En pausa desde que cambió tu contraseña. ¿Es tuyo?',
  enable: 'Volver a activar',
  enableLabel: (name) => `Volver a activar ${name}`,
  enabled: 'Activada de nuevo. Ya puedes iniciar sesión con ella.',
  withoutPassword: 'Inicia sesión sin contraseña',
  hint: 'Con tu huella, tu cara o el bloqueo de pantalla.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  add: 'Añadir una llave de acceso',
  added: 'Llave de acceso añadida. Ya puedes iniciar sesión con ella.',
  addedAt: 'Añadida',
  lastUsed: 'último uso',
  neverUsed: 'aún sin usar',
  rename: (name) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Dale un nombre a esta llave',
  name: 'Nombre',
  save: 'Guardar',
  saved: 'Guardado.',
  remove: (name) => `Quitar ${name}`,
  removeTitle: '¿Quitar esta llave de acceso?',
  removeText: (name) =>
    `Ya no podrás iniciar sesión con «${name}». Puede que tu dispositivo la siga mostrando. Puedes eliminarla allí.`,
  cancel: 'Conservarla',
  confirmRemove: 'Quitar llave',
  removed: 'Se quitó la llave de acceso.',
  loading: 'Cargando tus llaves de acceso…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Dónde tienes la sesión abierta',
  device: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Navegador desconocido'),
  thisBrowser: 'Este navegador',
  lastUsed: 'Último uso:',
  signOut: 'Cerrar sesión',
  signOutLabel: (device) => `Cerrar sesión: ${device}`,
  signOutOthers: 'Cerrar las demás sesiones',
  signOutOthersTitle: '¿Cerrar las demás sesiones?',
  signOutOthersText:
    'Cerraremos tu sesión en todos los demás navegadores y tus tokens de acceso dejarán de funcionar. Tus llaves de acceso, tu número, tus apps de pódcast y tus webhooks se quedan como están. Puedes quitarlos en esta página.',
  keepOthers: 'Dejarlas abiertas',
  signedOut: 'Sesión cerrada en ese dispositivo.',
  signedOutOthers: 'Se cerraron las demás sesiones.',
  loading: 'Comprobando tus sesiones abiertas…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Ajustes',
  account: 'Cuenta',
  signedOut: {
    title: 'No has iniciado sesión',
    text: 'Inicia sesión para ver tu plan, tus notificaciones y tus datos.',
    action: 'Iniciar sesión',
  },
  device: 'Este dispositivo',
  appearance: 'Apariencia',
  appearanceHint: 'Los colores de la aplicación.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Oscuro', light: 'Claro' },
  language: 'Idioma',
  browserLanguage: 'Como este navegador',
  playOn: 'Seguir reproduciendo',
  playOnHint: 'Reproduce la siguiente publicación de la lista cuando termina una.',
  level: 'Volumen uniforme',
  levelHint: 'Sube las voces bajas y baja las fuertes. Las canciones quedan como las grabas.',
  lossless: 'WAV sin pérdida',
  losslessHint: (minutes, megabytes) =>
    `Envía las grabaciones sin comprimir: hasta ${minutes} minutos, que son ${megabytes} MB.`,
  listening: 'Escuchar',
  recording: 'Grabar',
  introduceHint: 'En Dusk Radio, en voz baja, antes de cada publicación.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Tú',
    notifications: 'Notificaciones',
    sound: 'Escuchar y grabar',
    safety: 'Privacidad y seguridad',
    plan: 'Plan e ingresos',
    data: 'Desarrolladores y datos',
  },
  back: 'Volver a Ajustes',
  on: 'Activadas',
  off: 'Desactivadas',
  quiet: (from, to) => `silencio ${from} – ${to}`,
  playsOn: 'Reproduce seguido',
  playsOne: 'Una publicación cada vez',
  tap: 'toca para hablar',
  hold: 'mantén para hablar',
  safety: 'Contactos, personas bloqueadas y silenciadas',
  data: 'Descarga, tokens, webhooks',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Atajos de teclado',
  playPause: 'Reproducir o pausar',
  record: 'Grabar',
  search: 'Buscar',
  cards: 'Publicación siguiente, publicación anterior',
  next: 'Siguiente de la cola',
  reply: 'Responder a la publicación seleccionada o en reproducción',
  replyToMoment: 'Responder al momento que suena',
  spokenReply: 'Responder de voz a lo que suena y luego enviar',
  seek: 'Atrás 5 s, adelante 5 s',
  transcript: 'Palabras de lo que suena',
  speed: 'Más lento, más rápido',
  help: 'Mostrar esta lista',
  keys: { ' ': 'espacio', arrowleft: '←', arrowright: '→' },
  single: 'Atajos de una sola tecla',
  singleHint: 'Desactívalos si chocan con tus propios atajos.',
}

const MONTH = createDateFormat('es', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('es', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Editar perfil',
  editing: 'Edita tu perfil',
  save: 'Guardar',
  cancel: 'Cancelar',
  updated: '¡Perfil actualizado!',
  memberSinceMonth: (at) => `En Owlcast desde ${MONTH.format(at)}`,
  posts: 'Tus publicaciones',
  loading: 'Contando tus publicaciones',
  atLeast: (count) => `${count}+`,
  username: 'Nombre de usuario',
  usernameHint: 'Los enlaces antiguos a tu perfil seguirán funcionando.',
  fediverseAddress: 'Dirección del fediverso',
  fediverseHint:
    'Por ejemplo, @nombre@servidor.example en Mastodon. Aparece como autor donde se comparten tus publicaciones públicas.',
  displayName: 'Nombre visible',
  email: 'Correo electrónico',
  noEmail: 'Ninguno',
  phone: 'Teléfono',
  accountType: 'Tipo de cuenta',
  plan: { free: 'Gratis', pro: 'Pro' },
  memberSince: 'En Owlcast desde',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'No has iniciado sesión',
    text: 'Inicia sesión para ver tu perfil y tus publicaciones.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tu perfil.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Subir foto',
  change: 'Cambiar foto',
  remove: 'Quitar',
  hint: 'JPEG, PNG o WebP, hasta 10 MB. Se recorta en un cuadrado.',
  color: 'Color detrás de tus iniciales',
  random: 'Color al azar',
  colors: {
    orange: 'Naranja',
    amber: 'Ámbar',
    blue: 'Azul',
    green: 'Verde',
    purple: 'Morado',
    yellow: 'Amarillo',
    red: 'Rojo',
    grey: 'Gris',
    pink: 'Rosa',
    teal: 'Turquesa',
  },
}

const counted = createPluralizer('es')

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'menos de 1\u00a0MB'
    : `unos ${Math.round(bytes / 1_000_000).toLocaleString('es')}\u00a0MB`

const soFar = createNumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Datos',
  exportTitle: 'Descarga tus datos',
  exportHint: 'Un archivo zip con tus publicaciones y mensajes, y una página para oírlos.',
  download: 'Descargar',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Aún no hay sonidos ni imágenes.'
      : `${counted(files, { one: 'Un sonido o imagen', many: '# de sonidos e imágenes', other: '# sonidos e imágenes' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) => `${soFar.format(bytes / 1_000_000)}\u00a0MB hasta ahora`,
  progress: 'Progreso de la descarga',
  cancel: 'Cancelar',
  canceled: 'Descarga cancelada.',
  saved: 'Tus datos están en tus descargas.',
  browserDownloads: 'Tu navegador está descargando tus datos.',
  signOutTitle: 'Cerrar sesión',
  signOutHint: 'Solo en este dispositivo.',
  signOut: 'Cerrar sesión',
  deleteTitle: 'Eliminar todo',
  deleteHint: 'Borra tus publicaciones, tus mensajes y tu perfil.',
  deleteAll: 'Eliminar todos mis datos',
}

export const PROOF: typeof English.PROOF = {
  title: '¿Eres tú?',
  text: 'Confírmalo antes de continuar.',
  loading: 'Un momento…',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  password: 'Tu contraseña',
  code: 'El código que te enviamos',
  codeHint: (phone) => `Escribe las seis cifras que enviamos al ${phone}.`,
  sendCode: (phone) => `Enviar un código al ${phone}`,
  openDevMailbox: 'Abrir el buzón de desarrollo',
  reauthenticate: 'Primero inicia sesión de nuevo: así sabemos que de verdad eres tú.',
  signInAgain: 'Iniciar sesión de nuevo',
  reason: 'Inicia sesión de nuevo para continuar.',
  otherWay: '¿No puedes? Inicia sesión de nuevo.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: '¿Eliminar todos tus datos?',
  text: 'Esto elimina tu cuenta para siempre: tus publicaciones, tus mensajes y tu perfil, lo que otras personas grabaron en tus Owlcasts y todas tus formas de iniciar sesión. No se puede deshacer.',
  loading: 'Comprobando tus datos…',
  reason: 'Inicia sesión de nuevo y después elimina todo desde los ajustes.',
  username: 'Escribe tu nombre de usuario para confirmar',
  usernameHint: (name) => `@${name}`,
  cancel: 'Conservar todo',
  confirm: 'Eliminar todos mis datos',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Tus datos se eliminaron',
  deletedAt: (when) => `Fecha: ${when}.`,
  allDeleted: 'Ya no tenemos nada de ellos.',
  inProgress: 'Ya nadie puede verlos. El resto desaparecerá en unos minutos.',
  emailSent: 'Te enviamos un último correo que lo confirma.',
  retained: 'Qué conservamos y por qué',
  deviceCleared: 'Lo que guardaba este dispositivo también desapareció.',
  home: 'Ir al inicio',
  noReceipt: 'Aquí ya no hay nada que mostrar.',
}

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'al mes',
  benefits: [
    `Grabaciones de ${getSecondsLimit('squawk', 'pro') / 60} minutos`,
    `Los squawks viven ${proHours} horas`,
    'Precios para tus Owlcasts y tu contenido Nightingale',
    'Varios flujos, también privados',
  ],
  upgrade: 'Pásate a Pro',
  extend: 'Añadir un mes',
  activeUntil: (endsAt) => `Pro dura hasta el ${DAY.format(endsAt)}.`,
  termsHint: 'Un mes, sin renovación. Tus publicaciones se quedan como están.',
  signIn: 'Inicia sesión para pasarte a Pro.',
  offline: 'No tienes conexión. Podrás pasarte a Pro cuando la recuperes.',
  fee: `La plataforma se queda con el ${PLATFORM_FEE_PERCENT}\u00a0% de lo que ganas.`,
  upgradeAtPrice: `Pásate a Pro · $${PRO_CENTS_PER_MONTH / 100}/mes`,
  welcome: '¡Te damos la bienvenida a Pro!',
  extended: '¡Gracias por otro mes!',
  benefitsUntil: (endsAt) => `Todo esto es tuyo hasta el ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuar',
  confirming: 'Estamos confirmando tu pago. Pro empezará automáticamente.',
  unconfirmed: 'Tu pago aún no ha llegado. Pro empezará en cuanto llegue.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Suscripción',
  free: 'Plan gratuito',
  freeHint: `Los squawks viven ${freeHours} horas. Los Owlcasts son gratuitos y públicos.`,
  pro: 'Plan Pro',
  ended: (endedAt) => `Pro terminó el ${DAY.format(endedAt)}. Tus publicaciones se quedan como están.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Precio por escuchar',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Otro',
  customLabel: 'Tu propio precio, en dólares',
  customHint: `De ${min} a ${max}.`,
  freeOnly: 'Precio: gratis (solo público)',
  proOffer: `Pásate a Pro ($${PRO_CENTS_PER_MONTH / 100}/mes) para cobrar por tu contenido premium`,
  upgrade: 'Pásate a Pro',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} por escuchar`,
  free: 'Gratis',
  listen: (price) => `Escuchar por ${price}`,
  listenTo: (price, title) => `Escuchar por ${price}: ${title}`,
  preview: 'Fragmento',
  previewOfOne: `Oye hasta ${PREVIEW_SECONDS} segundos gratis.`,
  previewOfEach: `Oye hasta ${PREVIEW_SECONDS} segundos de cada grabación gratis.`,
  playing: (price, author) => `Fragmento · ${price} · ${author}`,
  previewEnded: 'Hasta aquí el fragmento.',
  previewEndedText: (price) => `Óyelo entero por ${price}.`,
  oneTime: 'pago único',
  benefits: {
    all: 'Todas las grabaciones, también las nuevas',
    one: (time) => `Los ${time} completos, tantas veces como quieras`,
    share: (amount, name) => `${amount} son para ${name}`,
  },
  loading: 'Consultando el precio',
  notNow: 'Ahora no',
  signIn: 'Inicia sesión para comprarlo y escuchar.',
  demo: 'Pago de prueba: no se cobra dinero',
  stripe: 'Pagas en Stripe y vuelves aquí.',
  none: 'Aquí aún no puedes comprar nada.',
  confirming: 'Estamos confirmando tu pago. Se abrirá aquí automáticamente.',
  unlocked: (title) => `Ya puedes oír ${title}`,
  becameFree: (title) => `${title} ahora se escucha gratis`,
  accessEnded: (price) => `Puedes oír hasta ${PREVIEW_SECONDS} segundos. ${price} por escucharlo entero.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Aplicación',
  install: 'Instalar la app',
  hint: 'Se abre en su propia ventana, funciona sin conexión y abre los podcasts que compartes desde otras apps.',
  manualSteps:
    'En Safari: Compartir y después Añadir a pantalla de inicio. En un Mac: Archivo y después Añadir al Dock.',
}
