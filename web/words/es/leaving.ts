/** Spanish texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('es')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'menos de 1\u00a0MB'
    : `unos ${Math.round(bytes / 1_000_000).toLocaleString('es')}\u00a0MB`
const soFar = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

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
  tryAgain: 'Reintentar',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: '¿Eliminar todos tus datos?',
  text: 'Esto elimina tu cuenta para siempre: tus publicaciones, tus mensajes y tu perfil, lo que otras personas grabaron en tus Owlcasts y todas tus formas de iniciar sesión. No se puede deshacer.',
  exportFirst: '¿Descargarlos antes?',
  loading: 'Comprobando tus datos…',
  password: 'Tu contraseña',
  code: 'El código que te enviamos',
  codeHint: (phone) => `Escribe las seis cifras que enviamos al ${phone}.`,
  sendCode: (phone) => `Enviar un código al ${phone}`,
  openDevMailbox: 'Abrir el buzón de desarrollo',
  reauthenticate: 'Primero inicia sesión de nuevo: así sabemos que de verdad eres tú.',
  signInAgain: 'Iniciar sesión de nuevo',
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
