/** Spanish texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('es')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  resultCount: (count) =>
    counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  allResults: (query) => `Todos los resultados de «${query}»`,
  noResults: (query) => `No hay resultados para «${query}»`,
  searching: 'Buscando',
  offline: 'No tienes conexión. Conéctate para buscar.',
  retry: 'Reintentar',
  moveKey: 'mover',
  jumpKey: 'ir',
  closeKey: 'cerrar',
  postCount: (count) =>
    counted(count, { one: '# publicación', many: '# de publicaciones', other: '# publicaciones' }),
  recordingCount: (count) =>
    counted(count, { one: '# grabación', many: '# de grabaciones', other: '# grabaciones' }),
  free: 'Gratis',
  price: (price) => `${price} por escuchar`,
  heading: 'Buscar',
  fieldLabel: 'Buscar publicaciones y personas',
  clear: 'Borrar la búsqueda',
  filterLabel: 'Mostrar resultados de',
  allKinds: 'Todo',
  people: 'Personas',
  allPeople: 'Todas las personas',
  morePeople: 'Hay más personas con ese nombre. Escribe más letras para encontrarlas.',
  more: 'Ver más',
  loadingMore: 'Cargando',
  loading: 'Buscando',
  emptyTitle: '¿Qué buscas?',
  emptyText: 'Busca publicaciones, personas y tus mensajes.',
  showAllKinds: 'Ver todos los tipos',
  didYouMean: '¿Quisiste decir',
  similar: 'Publicaciones parecidas',
  reply: 'Respuesta',
  message: 'Mensaje privado',
  untitledBy: (author) => `una publicación de ${author}`,
}
