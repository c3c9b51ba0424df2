/** Spanish texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('es')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  count: (count) => counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  all: (query) => `Todos los resultados de «${query}»`,
  none: (query) => `No hay resultados para «${query}»`,
  searching: 'Buscando',
  offline: 'No tienes conexión. La búsqueda la necesita.',
  retry: 'Reintentar',
  move: 'mover',
  jump: 'ir',
  close: 'cerrar',
  voices: (count) => counted(count, { one: '# voz', many: '# de voces', other: '# voces' }),
  recordings: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  free: 'Gratis',
  price: (price) => `${price} por escuchar`,
  heading: 'Buscar',
  field: 'Buscar entre todas las voces y personas',
  clear: 'Borrar la búsqueda',
  filters: 'Mostrar resultados de',
  everything: 'Todo',
  people: 'Personas',
  allPeople: 'Todas las personas',
  morePeople: 'Hay más personas con ese nombre. Escribe más letras para encontrarlas.',
  more: 'Ver más',
  loadingMore: 'Cargando',
  loading: 'Buscando',
  start: '¿Qué quieres oír?',
  startText: 'Títulos, etiquetas, descripciones, guiones y personas, y lo que dijiste y oíste en privado.',
  elsewhere: 'Ver todos los tipos',
  meant: '¿Quisiste decir',
  near: 'Voces parecidas',
  reply: 'Respuesta',
  message: 'Mensaje privado',
  by: (author) => `una voz de ${author}`,
}
