/** Japanese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'ページが見つかりません',
  text: 'アドレスを確認してください。ページが移動または削除された可能性があります。',
  home: 'Owlcastを開く',
  search: '検索',
}
