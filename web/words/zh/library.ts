/** Chinese texts for the music pickers. */
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const NAMES: Record<TrackShelf, string> = { mue: 'MUE', beat: '节拍' }
/** A Latin name after Chinese text is separated by a space. */
const NAMED: Record<TrackShelf, string> = { mue: ' MUE', beat: '节拍' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `选择${NAMED[shelf]}`,
  add: (shelf) => `添加${NAMED[shelf]}`,
  remove: (shelf) => `移除${NAMED[shelf]}`,
  search: (shelf) => `搜索${NAMED[shelf]}`,
  searchHint: '名称、情绪或风格',
  searchAll: '搜索背景音乐',
  anyMood: '所有情绪',
  mood: '情绪',
  anyGenre: '所有风格',
  genre: '风格',
  showAll: '显示全部',
  addTrack: '添加',
  addLabel: (name) => `添加“${name}”`,
  added: '已添加',
  removeLabel: (name) => `移除“${name}”`,
  playLabel: (name) => `播放：${name}`,
  pauseLabel: (name) => `暂停：${name}`,
  shelf: (shelf) => NAMES[shelf],
  playingHint: '在你的声音之下播放',
  loading: (shelf) => `正在加载${NAMED[shelf]}`,
  none: (shelf) => `还没有${NAMED[shelf]}`,
  noneFiltered: '没有找到结果。换个情绪或风格试试。',
  noResults: (query) => `没有找到“${query}”的结果`,
  section: 'MUE 曲库',
  background: '背景音乐',
  open: '打开',
  summary: (count) => (count === 0 ? '还没有 MUE' : `${count} 首 MUE，从宁静到明快。`),
  loadingAll: '正在加载 MUE',
  offline: '音乐需要联网。没有音乐也可以录音。',
}
