/** Portuguese texts for the music pickers. */
import type { TrackShelf } from '../../../domain/kinds'
import { createPluralizer } from '../../../domain/plural'
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
  addThis: 'Adicionar',
  addNamed: (name) => `Adicionar ${name}`,
  added: 'Adicionado',
  removeNamed: (name) => `Remover ${name}`,
  play: (name) => `Tocar: ${name}`,
  pause: (name) => `Pausar: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  under: 'toca sob a sua voz',
  loading: (shelf) => `Carregando ${NAMES[shelf].many}`,
  none: (shelf) => `Ainda não há ${NAMES[shelf].many}`,
  noneAsked: 'Nenhum resultado. Tente outro clima ou gênero.',
  noneFound: (query) => `Nenhum resultado para “${query}”`,
  section: 'Biblioteca de MUEs',
  background: 'Música de fundo',
  open: 'Abrir',
  facts: (count) =>
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
