/** Japanese texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'すべての声を検索',
  hintSmall: '声を検索',
  label: 'Squawk、HUM、Nightingale、Owlcast、MUEメッセージを検索',
}
