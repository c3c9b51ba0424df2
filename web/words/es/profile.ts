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
  memberSinceMonth: (at) => `En Owlcast desde ${MONTH.format(at)}`,
  posts: 'Tus publicaciones',
  loading: 'Contando tus publicaciones',
  atLeast: (count) => `${count}+`,
  username: 'Nombre de usuario',
  usernameHint: 'Los enlaces antiguos a tu perfil seguirán funcionando.',
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
