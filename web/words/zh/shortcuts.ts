/** Chinese texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: '键盘快捷键',
  playPause: '播放或暂停',
  record: '录音',
  search: '搜索',
  cards: '下一条帖子，上一条帖子',
  reply: '回复选中的帖子',
  seek: '后退 5 秒，前进 5 秒',
  speed: '减速，加速',
  help: '显示此列表',
  keys: { ' ': '空格', arrowleft: '←', arrowright: '→' },
  single: '单键快捷键',
  singleHint: '如果与你自己的快捷键冲突，可以关闭。',
}
