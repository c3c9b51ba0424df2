/** Japanese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'ここには何もありません',
  text: 'アドレスが間違っているか、ページが移動した可能性があります。',
  home: 'Owlcastを開く',
  search: '検索',
}
