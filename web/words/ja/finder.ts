/** Japanese texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: '投稿とメンバーを検索',
  hintSmall: '投稿を検索',
  label: 'Squawk、HUM、Nightingale、Owlcast、MUEメッセージを検索',
}
