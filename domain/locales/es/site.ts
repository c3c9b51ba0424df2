/** Spanish texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Necesitas un enlace de invitación de un miembro para registrarte.',
  invited: '¡Tienes una invitación! Ya puedes crear tu cuenta.',
  approval: 'Revisamos cada registro y te escribimos cuando se decida.',
  closed: 'Este sitio no admite nuevos miembros por ahora. Si tienes una cuenta, puedes iniciar sesión.',
  waitingTitle: 'Tu registro está pendiente',
  waitingText: 'Te escribiremos en cuanto se decida. Puedes cerrar esto.',
  close: 'Cerrar',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Invitar a gente',
  hint: 'Solo puede unirse quien tenga un enlace. Cada enlace sirve para una persona.',
  left: (count) => (count === 0 ? 'Ahora no puedes crear más enlaces.' : `Puedes crear ${count} más.`),
  create: 'Crear un enlace',
  newLink: 'Copia este enlace ahora. No volveremos a mostrarlo.',
  linkLabel: 'Enlace de invitación',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  open: (until) => `Abierto hasta el ${until}`,
  used: 'Usado',
  expired: 'Caducado',
  created: (on) => `Creado el ${on}`,
  remove: 'Borrar',
  removeLabel: (on) => `Borrar la invitación del ${on}`,
  loading: 'Cargando invitaciones',
}

export const SETUP: typeof English.SETUP = {
  title: 'Configurar el sitio',
  intro: '¡Te damos la bienvenida! Crea tu cuenta y presenta tu sitio. Podrás cambiarlo todo después.',
  checking: 'Comprobando tu enlace',
  noLink: 'Esta pantalla se abre con un enlace que muestra el despliegue.',
  account: 'Tu cuenta',
  accountHint: 'Serás la primera persona que administre el sitio.',
  adult: 'Tengo 18 años o más',
  finish: 'Configurar el sitio',
  done: 'Tu sitio está listo',
}

export const SITE: typeof English.SITE = {
  title: 'Tu sitio',
  name: 'Nombre del sitio',
  nameMissing: 'Ponle un nombre a tu sitio.',
  contact: 'Contacto',
  contactHint: 'Un correo o un enlace que empiece por https://. Lo puede ver todo el mundo.',
  contactInvalid: 'Escribe un correo o un enlace que empiece por https://.',
  languages: 'Idiomas',
  languagesMissing: 'Elige al menos un idioma.',
  mode: 'Quién puede registrarse',
  modes: {
    open: { label: 'Abierto', hint: 'Cualquiera de 18 años o más' },
    invitation: { label: 'Solo con invitación', hint: 'Los miembros pueden invitar a gente' },
    approval: { label: 'Con aprobación', hint: 'Tú decides sobre cada registro' },
    closed: { label: 'Cerrado', hint: 'Solo quienes ya están aquí' },
  },
  texts: 'Textos',
  textsHint:
    'Deja una línea en blanco entre párrafos. Una línea que empieza por # es un título. También puedes poner un solo enlace https a un texto en otro lugar.',
  useTemplate: 'Empezar con la plantilla',
  templateLabel: (title) => `Empezar con la plantilla: ${title}`,
  templateUsed: 'Vacío: se muestra la plantilla.',
  save: 'Guardar',
  saved: 'Guardado',
  loading: 'Cargando ajustes',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'Esperan para unirse',
  empty: 'Nadie espera.',
  approve: 'Aprobar',
  approveLabel: (name) => `Aprobar a ${name}`,
  approved: (name) => `${name} ya puede unirse`,
  decline: 'Rechazar',
  declineLabel: (name) => `Rechazar a ${name}`,
  declined: (name) => `Rechazaste a ${name}`,
  loading: 'Cargando solicitudes',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Periodo',
  periods: { 1: 'Hoy', 7: '7 días', 30: '30 días' },
  loading: 'Cargando cifras',
  people: 'Personas',
  newPeople: (count) => `${count} nuevas`,
  active: 'Aquí hoy',
  activeWeek: (count) => `${count} esta semana`,
  posts: 'Publicaciones',
  minutes: 'Minutos grabados',
  waiting: 'Esperan para unirse',
  byKind: 'Por tipo',
  kind: 'Tipo',
  running: 'Funcionamiento',
  emailsWaiting: 'Correos en espera',
  transcriptsWaiting: 'Transcripciones en espera',
  stored: 'Audio guardado',
  spending: 'Gasto de este mes',
  spendingHint: (ceiling) => `Una estimación, sin la tarifa base. Te avisamos a partir de ${ceiling}.`,
  over: 'Por encima de tu límite',
  costs: { transcripts: 'Transcripciones', sms: 'SMS', emails: 'Correos', storage: 'Almacenamiento' },
  total: 'Suma',
  refusals: 'Rechazos',
  noRefusals: 'No se rechazó nada.',
  refusal: 'Motivo',
  count: 'Cantidad',
  asOf: (time) => `Contado a las ${time}`,
  none: 'Aún no hay cifras.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Licencias',
  intro: 'Owlcast está hecho con esto. Gracias a quienes lo crearon.',
  groups: { app: 'En la app', server: 'En el servidor', fonts: 'Tipos de letra', sounds: 'Música y voz' },
  text: 'Texto de la licencia',
  textLabel: (name) => `Texto de la licencia de ${name}`,
  loading: 'Cargando licencias',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Una comprobación rápida',
  text: 'Ha habido muchos intentos desde tu red. Demuéstranos que eres una persona.',
  frame: 'Reto',
}
