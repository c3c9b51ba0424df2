/** Spanish texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('es')
const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Elegir un ${NAMES[shelf].one}`,
  add: (shelf) => `Añadir ${NAMES[shelf].one}`,
  remove: (shelf) => `Quitar ${NAMES[shelf].one}`,
  search: (shelf) => `Buscar ${NAMES[shelf].many}`,
  searchHint: 'Nombre, ambiente o género',
  searchAll: 'Buscar música de fondo',
  anyMood: 'Cualquier ambiente',
  mood: 'Ambiente',
  anyGenre: 'Cualquier género',
  genre: 'Género',
  showAll: 'Ver todo',
  addTrack: 'Añadir',
  addLabel: (name) => `Añadir ${name}`,
  added: 'Añadido',
  removeLabel: (name) => `Quitar ${name}`,
  playLabel: (name) => `Reproducir: ${name}`,
  pauseLabel: (name) => `Pausar: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'suena bajo tu voz',
  loading: (shelf) => `Cargando ${NAMES[shelf].many}`,
  none: (shelf) => `Aún no hay ${NAMES[shelf].many}`,
  noneFiltered: 'No hay resultados. Prueba con otro ambiente o género.',
  noResults: (query) => `No hay resultados para «${query}»`,
  section: 'Biblioteca de MUE',
  background: 'Música de fondo',
  open: 'Abrir',
  summary: (count) =>
    count === 0
      ? 'Aún no hay MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUE, del más sereno al más vivo.',
          other: '# MUE, del más sereno al más vivo.',
        }),
  loadingAll: 'Cargando los MUE',
  offline: 'La música necesita conexión. Puedes grabar sin ella.',
}
