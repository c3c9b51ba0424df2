/** Portuguese texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('pt')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  count: (count) => counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  all: (query) => `Todos os resultados de “${query}”`,
  none: (query) => `Nenhum resultado para “${query}”`,
  searching: 'Buscando',
  offline: 'Você está sem conexão. A busca precisa dela.',
  retry: 'Tentar de novo',
  move: 'mover',
  jump: 'ir',
  close: 'fechar',
  voices: (count) => counted(count, { one: '# voz', many: '# de vozes', other: '# vozes' }),
  recordings: (count) => counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' }),
  free: 'Grátis para ouvir',
  price: (price) => `${price} para ouvir`,
  heading: 'Buscar',
  field: 'Buscar em todas as vozes e pessoas',
  clear: 'Limpar a busca',
  filters: 'Mostrar resultados de',
  everything: 'Tudo',
  people: 'Pessoas',
  allPeople: 'Todas as pessoas',
  morePeople: 'Mais pessoas têm esse nome. Um nome mais longo as encontra.',
  more: 'Ver mais',
  loadingMore: 'Carregando',
  loading: 'Buscando',
  start: 'O que você quer ouvir?',
  startText: 'Títulos, tags, descrições, roteiros e pessoas, e o que você disse e ouviu em particular.',
  elsewhere: 'Ver todos os tipos',
  meant: 'Você quis dizer',
  near: 'Vozes parecidas',
  reply: 'Resposta',
  message: 'Mensagem privada',
  by: (author) => `uma voz de ${author}`,
}
