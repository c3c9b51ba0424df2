/** Spanish texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Todo',
  messages: 'Mensajes',
  spaces: 'Espacios',
  flows: 'Flujos',
  podcasts: 'Podcasts',
  started: 'Empezados',
  replies: 'Respuestas',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'Tus publicaciones aparecerán aquí.',
  mue: 'Los mensajes que envíes aparecerán aquí.',
  hum: 'Las historias sanadoras que empieces o a las que te sumes aparecerán aquí.',
  nightingale: 'Las canciones que empieces o continúes aparecerán aquí.',
  owlcast: 'Los Owlcasts que crees y tus grabaciones en otros aparecerán aquí.',
}

export const OWN: typeof English.OWN = {
  filters: 'Mostrar',
  playAll: 'Reproducir todo',
  loading: 'Cargando tus publicaciones',
  empty: 'Aún no hay nada aquí',
  emptyUnder: (filter) => `Aún no hay nada en «${filter}»`,
  showAll: 'Ver todo',
  answers: 'En respuesta a',
  to: 'Para',
  signedOut: {
    title: 'Tus publicaciones, en un solo lugar',
    text: 'Inicia sesión para encontrarlas, editarlas o eliminarlas.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tus publicaciones.',
  },
}
