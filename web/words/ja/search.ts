/** Japanese texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('ja')

export const SEARCH: typeof English.SEARCH = {
  results: 'クイック検索の結果',
  count: (count) => counted(count, { other: '#件の結果' }),
  all: (query) => `「${query}」の検索結果をすべて見る`,
  none: (query) => `「${query}」に一致するものはありません`,
  searching: '検索中',
  offline: 'オフラインです。検索するには接続してください。',
  retry: 'もう一度試す',
  move: '移動',
  jump: '開く',
  close: '閉じる',
  voices: (count) => counted(count, { other: '投稿#件' }),
  recordings: (count) => counted(count, { other: '録音#件' }),
  free: '無料で聴けます',
  price: (price) => `${price}で聴けます`,
  heading: '検索',
  field: '投稿とメンバーを検索',
  clear: '検索をクリア',
  filters: '表示する結果',
  everything: 'すべて',
  people: 'メンバー',
  allPeople: 'すべてのメンバー',
  morePeople: 'ほかにも見つかりました。名前をもう少し入力してください。',
  more: 'もっと見る',
  loadingMore: '読み込み中',
  loading: '検索中',
  start: '何を探していますか？',
  startText: '投稿、メンバー、自分のメッセージを検索できます。',
  elsewhere: 'すべての種類を表示',
  meant: 'もしかして',
  near: '似ている投稿',
  reply: '返信',
  message: 'プライベートメッセージ',
  by: (author) => `${author}さんの投稿`,
}
