/** Spanish texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' })
const counted = createPluralizer('es')

export const MEMBER: typeof English.MEMBER = {
  loading: 'Cargando esta página',
  loadingVoices: 'Cargando sus voces',
  since: (at) => `En Owlcast desde ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# voz', many: '# de voces', other: '# voces' }),
  followers: (count) => counted(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }),
  following: (count) => `Sigue a ${count.toLocaleString('es')}`,
  follow: 'Seguir',
  followed: 'Siguiendo',
  followLabel: (name) => `Seguir a ${name}`,
  followedLabel: (name) => `Siguiendo a ${name}`,
  signInToFollow: (name) => `Inicia sesión para seguir a ${name}.`,
  you: 'Así te ven las demás personas.',
  edit: 'Editar perfil',
  share: 'Compartir',
  shareLabel: (name) => `Compartir la página de ${name}`,
  playAll: 'Reproducir todo',
  filters: 'Mostrar',
  all: 'Todo',
  empty: (name) => `${name} guarda silencio por ahora`,
  emptyText: 'Aquí estará lo que diga en público.',
  emptyOfKind: (many) => `Aquí no hay ${many}`,
  showAll: 'Ver todo',
  notFound: 'Contenido no encontrado',
  notFoundText: 'Nadie se llama así aquí. Quizá esa persona se fue y se llevó todo lo que dijo.',
  back: 'Volver a Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Seguidores',
  following: 'Siguiendo',
  loading: 'Cargando personas',
  none: { followers: 'Aún no tiene seguidores.', following: 'Aún no sigue a nadie.' },
  more: 'Ver más',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'De quién son las voces',
  all: 'Todo',
  following: 'Siguiendo',
  empty: 'Aquí no hay nada de quienes sigues',
  emptyText: 'Pulsa un nombre para conocer a quien habla. Lo que digan quienes sigues se reúne aquí.',
  showAll: 'Ver todas las voces',
  find: 'Encuentra a gente que conoces',
}
