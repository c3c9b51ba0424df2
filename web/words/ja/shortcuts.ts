/** Japanese texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'キーボードショートカット',
  playPause: '再生または一時停止',
  record: '録音',
  search: '検索',
  cards: '次の投稿、前の投稿',
  reply: '選択中の投稿に返信',
  seek: '5秒戻る、5秒進む',
  speed: '遅く、速く',
  help: 'この一覧を表示',
  keys: { ' ': 'スペース', arrowleft: '←', arrowright: '→' },
  single: '1キーのショートカット',
  singleHint: 'ほかのショートカットと重なるときは、オフにしてください。',
}
