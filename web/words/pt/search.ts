/** Portuguese texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('pt')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultados rápidos',
  resultCount: (count) =>
    counted(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  allResults: (query) => `Todos os resultados de “${query}”`,
  noResults: (query) => `Nenhum resultado para “${query}”`,
  searching: 'Buscando',
  offline: 'Você está sem conexão. Conecte-se para buscar.',
  retry: 'Tentar de novo',
  moveKey: 'mover',
  jumpKey: 'ir',
  closeKey: 'fechar',
  postCount: (count) => counted(count, { one: '# post', many: '# de posts', other: '# posts' }),
  recordingCount: (count) =>
    counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' }),
  free: 'Grátis para ouvir',
  price: (price) => `${price} para ouvir`,
  heading: 'Buscar',
  fieldLabel: 'Buscar posts e pessoas',
  clear: 'Limpar a busca',
  filterLabel: 'Mostrar resultados de',
  allKinds: 'Tudo',
  people: 'Pessoas',
  allPeople: 'Todas as pessoas',
  morePeople: 'Há mais resultados. Digite mais letras do nome.',
  more: 'Ver mais',
  loadingMore: 'Carregando',
  loading: 'Buscando',
  emptyTitle: 'O que você procura?',
  emptyText: 'Busque posts, pessoas e suas mensagens.',
  showAllKinds: 'Ver todos os tipos',
  didYouMean: 'Você quis dizer',
  similar: 'Posts parecidos',
  reply: 'Resposta',
  message: 'Mensagem privada',
  untitledBy: (author) => `um post de ${author}`,
}
