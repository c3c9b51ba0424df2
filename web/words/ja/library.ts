/** Japanese texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('ja')

const NAMES: Record<TrackShelf, string> = { mue: 'MUE', beat: 'ビート' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `${NAMES[shelf]}を選ぶ`,
  add: (shelf) => `${NAMES[shelf]}を追加`,
  remove: (shelf) => `${NAMES[shelf]}を外す`,
  search: (shelf) => `${NAMES[shelf]}を検索`,
  searchHint: '名前、ムード、ジャンル',
  searchAll: 'BGMを検索',
  anyMood: 'すべてのムード',
  mood: 'ムード',
  anyGenre: 'すべてのジャンル',
  genre: 'ジャンル',
  showAll: 'すべて表示',
  addTrack: '追加',
  addLabel: (name) => `${name}を追加`,
  added: '追加済み',
  removeLabel: (name) => `${name}を外す`,
  playLabel: (name) => `再生：${name}`,
  pauseLabel: (name) => `一時停止：${name}`,
  shelf: (shelf) => NAMES[shelf],
  playingHint: '声の後ろで流れます',
  loading: (shelf) => `${NAMES[shelf]}を読み込んでいます`,
  none: (shelf) => `${NAMES[shelf]}はまだありません`,
  noneFiltered: '見つかりませんでした。別のムードやジャンルを試してください。',
  noResults: (query) => `「${query}」に一致するものはありません`,
  section: 'MUEライブラリ',
  background: 'BGM',
  open: '開く',
  summary: (count) =>
    count === 0
      ? 'MUEはまだありません'
      : counted(count, { other: '穏やかなものから明るいものまで、#件のMUE。' }),
  loadingAll: 'MUEを読み込んでいます',
  offline: '音楽には接続が必要です。音楽なしでも録音できます。',
}
