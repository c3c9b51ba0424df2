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
  offline: 'No tienes conexión. Conéctate para buscar.',
  retry: 'Reintentar',
  move: 'mover',
  jump: 'ir',
  close: 'cerrar',
  voices: (count) =>
    counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' }),
  recordings: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  free: 'Gratis',
  price: (price) => `${price} por escuchar`,
  heading: 'Buscar',
  field: 'Buscar publicaciones y personas',
  clear: 'Borrar la búsqueda',
  filters: 'Mostrar resultados de',
  everything: 'Todo',
  people: 'Personas',
  allPeople: 'Todas las personas',
  morePeople: 'Hay más personas con ese nombre. Escribe más letras para encontrarlas.',
  more: 'Ver más',
  loadingMore: 'Cargando',
  loading: 'Buscando',
  start: '¿Qué buscas?',
  startText: 'Busca publicaciones, personas y tus mensajes.',
  elsewhere: 'Ver todos los tipos',
  meant: '¿Quisiste decir',
  near: 'Publicaciones parecidas',
  reply: 'Respuesta',
  message: 'Mensaje privado',
  by: (author) => `una publicación de ${author}`,
}
