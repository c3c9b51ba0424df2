/** Japanese texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('ja')

export const SEARCH: typeof English.SEARCH = {
  results: 'クイック検索の結果',
  resultCount: (count) => counted(count, { other: '#件の結果' }),
  allResults: (query) => `「${query}」の検索結果をすべて見る`,
  noResults: (query) => `「${query}」に一致するものはありません`,
  searching: '検索中',
  offline: 'オフラインです。検索するには接続してください。',
  retry: 'もう一度試す',
  moveKey: '移動',
  jumpKey: '開く',
  closeKey: '閉じる',
  postCount: (count) => counted(count, { other: '投稿#件' }),
  recordingCount: (count) => counted(count, { other: '録音#件' }),
  free: '無料で聴けます',
  price: (price) => `${price}で聴けます`,
  heading: '検索',
  fieldLabel: '投稿とメンバーを検索',
  clear: '検索をクリア',
  filterLabel: '表示する結果',
  allKinds: 'すべて',
  people: 'メンバー',
  allPeople: 'すべてのメンバー',
  morePeople: 'ほかにも見つかりました。名前をもう少し入力してください。',
  more: 'もっと見る',
  loadingMore: '読み込み中',
  loading: '検索中',
  emptyTitle: '何を探していますか？',
  emptyText: '投稿、メンバー、自分のメッセージを検索できます。',
  showAllKinds: 'すべての種類を表示',
  didYouMean: 'もしかして',
  similar: '似ている投稿',
  reply: '返信',
  message: 'プライベートメッセージ',
  untitledBy: (author) => `${author}さんの投稿`,
}
