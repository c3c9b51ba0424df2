/** Spanish texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Editar perfil',
  editing: 'Edita tu perfil',
  save: 'Guardar',
  cancel: 'Cancelar',
  updated: '¡Perfil actualizado!',
  since: (at) => `En Owlcast desde ${MONTH.format(at)}`,
  posts: 'Tus publicaciones',
  loading: 'Contando tus publicaciones',
  atLeast: (count) => `${count}+`,
  username: 'Nombre de usuario',
  usernameHint: 'Los enlaces con tu nombre anterior seguirán llevando a ti.',
  displayName: 'Nombre visible',
  email: 'Correo electrónico',
  noEmail: 'Ninguno',
  phone: 'Teléfono',
  accountType: 'Tipo de cuenta',
  plan: { free: 'Gratis', pro: 'Pro' },
  memberSince: 'En Owlcast desde',
  day: (at) => DAY.format(at),
  signedOut: {
    title: '¿Quién eres?',
    text: 'Inicia sesión para ver tu perfil y cuánto has dicho.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tu perfil.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Subir foto',
  change: 'Cambiar foto',
  remove: 'Quitar',
  hint: 'JPEG, PNG o WebP, 10 MB como máximo. Se muestra el centro.',
  preparing: 'Preparando tu foto',
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
