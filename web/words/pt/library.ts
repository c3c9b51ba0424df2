/** Portuguese texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('pt')
const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Escolher um ${NAMES[shelf].one}`,
  add: (shelf) => `Adicionar ${NAMES[shelf].one}`,
  remove: (shelf) => `Remover ${NAMES[shelf].one}`,
  search: (shelf) => `Buscar ${NAMES[shelf].many}`,
  searchHint: 'Nome, clima ou gênero',
  searchAll: 'Buscar música de fundo',
  anyMood: 'Qualquer clima',
  mood: 'Clima',
  anyGenre: 'Qualquer gênero',
  genre: 'Gênero',
  showAll: 'Ver tudo',
  addTrack: 'Adicionar',
  addLabel: (name) => `Adicionar ${name}`,
  added: 'Adicionado',
  removeLabel: (name) => `Remover ${name}`,
  playLabel: (name) => `Tocar: ${name}`,
  pauseLabel: (name) => `Pausar: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'toca sob a sua voz',
  loading: (shelf) => `Carregando ${NAMES[shelf].many}`,
  none: (shelf) => `Ainda não há ${NAMES[shelf].many}`,
  noneFiltered: 'Nenhum resultado. Tente outro clima ou gênero.',
  noResults: (query) => `Nenhum resultado para “${query}”`,
  section: 'Biblioteca de MUEs',
  background: 'Música de fundo',
  open: 'Abrir',
  summary: (count) =>
    count === 0
      ? 'Ainda não há MUEs'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUEs, do mais calmo ao mais vivo.',
          other: '# MUEs, do mais calmo ao mais vivo.',
        }),
  loadingAll: 'Carregando MUEs',
  offline: 'A música precisa de conexão. Você pode gravar sem ela.',
}
