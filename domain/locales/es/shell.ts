/** Spanish texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('es')

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · voces al anochecer',
  skip: 'Saltar al contenido',
  main: 'Principal',
  quick: 'Accesos rápidos',
  menu: 'Menú',
  open: 'Abrir',
  closeMenu: 'Cerrar el menú',
  record: 'Grabar',
  search: 'Buscar',
  notifications: 'Notificaciones',
  bell: (isNew) => (isNew ? 'Notificaciones, hay nuevas' : 'Notificaciones'),
  back: 'Atrás',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  upgrade: 'Pásate a Pro',
  upgradePrice: '$1/mes',
  plan: { free: 'Gratis', pro: 'Pro' },
  offline: 'No tienes conexión. Tus grabaciones están a salvo en este dispositivo.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'Inicio',
  record: 'Grabar',
  profile: 'Perfil',
  member: 'Miembro',
  settings: 'Ajustes',
  graph: 'Red de hilos de voz',
  search: 'Buscar',
  'my-squawks': 'Mis squawks',
  'my-hums': 'Mis HUM',
  'my-nightingales': 'Mis Nightingales',
  'my-owlcasts': 'Mis Owlcasts',
  'mue-manager': 'Gestor de MUE',
  moderation: 'Moderación',
  goodbye: 'Hasta siempre',
  auth: 'Iniciar sesión',
  site: 'Panel',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Red de voces' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Algo salió mal',
  text: 'Algo falló por nuestra parte. Tus publicaciones están a salvo.',
  reload: 'Recargar',
  details: 'Detalles del error',
  error: 'Error',
  view: 'Vista',
  request: 'Solicitud',
  copy: 'Copiar detalles',
  copied: 'Copiado',
  partFailed: 'Una parte de la aplicación no se cargó.',
  reloadPage: 'Recargar',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Esta parte aún no está en tu dispositivo',
  text: 'No tienes conexión. Se abrirá cuando vuelvas a tenerla. Tus grabaciones están a salvo.',
  reload: 'Reintentar',
}

export const SESSION: typeof English.SESSION = {
  signedOut: 'Sesión cerrada.',
}

export const HOME: typeof English.HOME = {
  headline: 'Dilo antes de que caiga la noche',
  lead: 'Graba un mensaje de voz corto, escucha las respuestas en voz alta y en un día desaparece.',
  start: 'Empieza algo',
  fadingSoon: 'Se apagan pronto',
  newTonight: 'Nuevo esta noche',
  radio: 'Radio del ocaso',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Buscar publicaciones y personas',
  shortPlaceholder: 'Buscar publicaciones',
  label: 'Buscar squawks, HUM, Nightingales, Owlcasts y mensajes MUE',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Ves las publicaciones guardadas' }

export const UI: typeof English.UI = {
  play: (title) => `Reproducir: ${title}`,
  pause: (title) => `Pausar: ${title}`,
  seek: 'Posición',
  position: (elapsed, total) => `${elapsed} de ${total}`,
  close: 'Cerrar',
  dismiss: 'Descartar',
  retry: 'Reintentar',
  optional: 'opcional',
  loading: 'Cargando',
  slow: 'Está tardando más de lo normal.',
  sample: 'Muestra',
  isNew: 'nuevo',
  minutes: (count) => `${count} min`,
  unheardMinutes: (minutes) => counted(minutes, { one: '# minuto sin oír', other: '# minutos sin oír' }),
  unheard: (count) => `${count} sin escuchar`,
  messages: 'Mensajes de la aplicación',
}

export const FEED: typeof English.FEED = {
  aside: 'Más',
  upgrade: 'Pásate a Pro',
  showMore: 'Ver más',
  loadingMore: 'Cargando más',
}

export const POST: typeof English.POST = {
  with: 'con',
  expand: 'Leer más',
  expandScript: 'Leer el guion completo',
  collapse: 'Ver menos',
  share: 'Compartir',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `¡Enlace copiado! ${link}`,
  copyManually: 'Copia este enlace',
  link: 'Enlace',
  moreActions: (title) => `Más acciones para ${title}`,
  playNext: 'Reproducir a continuación',
  addToQueue: 'Añadir a la cola',
  queued: 'Añadido a la cola',
  report: 'Denunciar una infracción de derechos de autor',
  delete: 'Eliminar',
  deleteLabel: (title) => `Eliminar ${title}`,
  deleteTitle: (one) => `¿Eliminar ${one}?`,
  deleteText: () => '¿Seguro que quieres continuar? Esta acción no se puede deshacer.',
  cancelDelete: 'Conservar',
  deleted: (one) => `Se eliminó: ${one}`,
}
