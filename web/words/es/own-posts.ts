/** Spanish texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Todo',
  messages: 'Mensajes',
  spaces: 'Espacios',
  flows: 'Flujos',
  podcasts: 'Podcasts',
  started: 'Empezados',
  replies: 'Respuestas',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Tus publicaciones aparecerán aquí.',
  mue: 'Los mensajes que envíes aparecerán aquí.',
  hum: 'Las historias sanadoras que empieces o a las que te sumes aparecerán aquí.',
  nightingale: 'Las canciones que empieces o continúes aparecerán aquí.',
  owlcast: 'Los Owlcasts que crees y tus grabaciones en otros aparecerán aquí.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Mostrar',
  playAll: 'Reproducir todo',
  loading: 'Cargando tus publicaciones',
  empty: 'Aún no hay nada aquí',
  emptyFiltered: (filter) => `Aún no hay nada en «${filter}»`,
  showAll: 'Ver todo',
  inReplyTo: 'En respuesta a',
  to: 'Para',
  signedOut: {
    title: 'Tus publicaciones, en un solo lugar',
    text: 'Inicia sesión para encontrarlas, editarlas o eliminarlas.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tus publicaciones.',
  },
}
