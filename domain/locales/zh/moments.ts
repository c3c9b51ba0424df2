/** Chinese texts for moments: the parts of a recording that replies refer to. */
import type * as English from '../en/moments'

export const MOMENTS: typeof English.MOMENTS = {
  choose: '选择片段',
  chooseOf: (title) => `选择${title}的片段`,
  changeOf: (title, range) => `${title}的片段：${range}。更改`,
  group: (title) => `${title}的片段`,
  hint: '选中文字，或在波形上拖动。',
  range: (from, to) => `${from} – ${to}`,
  hear: '听这个片段',
  pause: '暂停',
  whole: '改为整条帖子',
  done: '完成',
  replyHere: '回复这个片段',
  copyLink: '复制到这个片段的链接',
  hearBefore: (time) => `从${time}听它回复的内容`,
  mark: (name, time) => `${name}在${time}回复`,
  markOfMany: (count, time) => `${count} 条回复，${time}`,
  repliesHere: (count) => `这里有 ${count} 条回复`,
  marks: (title) => `对${title}片段的回复`,
  byMoment: '按片段',
  repliesTo: (range) => `对${range}的回复`,
  showAll: '全部回复',
  playTogether: '连同回复一起播放',
  playedTogether: (title) => `${title}（含回复）`,
  at: (range) => `${range}`,
}
