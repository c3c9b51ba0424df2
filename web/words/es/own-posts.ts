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
  squawk: 'Aquí estará lo que digas: los squawks hasta que se apaguen, y todo lo demás que grabes.',
  mue: 'Aquí estarán los mensajes que envíes.',
  hum: 'Aquí estarán las historias sanadoras que cuentes y aquellas a las que sumes tu voz.',
  nightingale: 'Aquí estarán las canciones que empieces y las que continúes.',
  owlcast: 'Aquí estarán las conversaciones que reúnas y lo que digas en las de otras personas.',
}

export const OWN: typeof English.OWN = {
  filters: 'Mostrar',
  playAll: 'Reproducir todo',
  loading: 'Cargando tus publicaciones',
  empty: 'Aún no hay nada en tu cable',
  emptyUnder: (filter) => `No hay nada en «${filter}»`,
  showAll: 'Ver todo',
  answers: 'En respuesta a',
  to: 'Para',
  signedOut: {
    title: 'Tus voces, en un solo lugar',
    text: 'Inicia sesión para encontrar, cambiar o retirar lo que dijiste.',
    action: 'Iniciar sesión',
    reason: 'Inicia sesión para ver tus publicaciones.',
  },
}
