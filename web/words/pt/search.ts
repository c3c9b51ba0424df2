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
  offline: 'Você está sem conexão. Conecte-se para buscar.',
  retry: 'Tentar de novo',
  move: 'mover',
  jump: 'ir',
  close: 'fechar',
  voices: (count) => counted(count, { one: '# post', many: '# de posts', other: '# posts' }),
  recordings: (count) => counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' }),
  free: 'Grátis para ouvir',
  price: (price) => `${price} para ouvir`,
  heading: 'Buscar',
  field: 'Buscar posts e pessoas',
  clear: 'Limpar a busca',
  filters: 'Mostrar resultados de',
  everything: 'Tudo',
  people: 'Pessoas',
  allPeople: 'Todas as pessoas',
  morePeople: 'Há mais resultados. Digite mais letras do nome.',
  more: 'Ver mais',
  loadingMore: 'Carregando',
  loading: 'Buscando',
  start: 'O que você procura?',
  startText: 'Busque posts, pessoas e suas mensagens.',
  elsewhere: 'Ver todos os tipos',
  meant: 'Você quis dizer',
  near: 'Posts parecidos',
  reply: 'Resposta',
  message: 'Mensagem privada',
  by: (author) => `um post de ${author}`,
}
