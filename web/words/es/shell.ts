/** Spanish texts for the app shell: navigation, menu, empty states and errors. */
import type * as English from '../shell'

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
  bell: (count) => (count > 0 ? `Notificaciones, ${count} sin leer` : 'Notificaciones'),
  back: 'Atrás',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  upgrade: 'Pásate a Pro',
  upgradePrice: '$1/mes',
  plan: { free: 'Gratis', pro: 'Pro' },
  offline: 'No tienes conexión. Tus grabaciones están a salvo en este dispositivo.',
  online: 'Vuelves a tener conexión.',
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
