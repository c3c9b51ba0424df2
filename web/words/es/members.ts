/** Spanish texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' })
const counted = createPluralizer('es')

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
  share: 'Compartir',
  shareLabel: (name) => `Compartir el perfil de ${name}`,
  playAll: 'Reproducir todo',
  filterLabel: 'Mostrar',
  all: 'Todo',
  empty: (name) => `${name} aún no ha publicado nada`,
  emptyText: 'Sus publicaciones públicas aparecerán aquí.',
  emptyOfKind: (many) => `Aún no hay ${many}`,
  showAll: 'Ver todo',
  notFound: 'Contenido no encontrado',
  notFoundText: 'No encontramos a esa persona. Quizá cambió de nombre o dejó Owlcast.',
  back: 'Volver a Owlcast',
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
