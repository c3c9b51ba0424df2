/** Japanese texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: '投稿とメンバーを検索',
  shortPlaceholder: '投稿を検索',
  label: 'Squawk、HUM、Nightingale、Owlcast、MUEメッセージを検索',
}
