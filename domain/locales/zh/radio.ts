/** Chinese texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: '听听大家今晚说了什么',
  tonightFacts: (posts, minutes) => `${posts} 条 · ${minutes} 分钟 · 无需账号`,
  playsFirst: (name) => `先听${name}`,
  newCount: (count) => `${count} 条新内容`,
  playNew: '播放新内容',
  start: (name) => `从${name}开始`,
  faces: '都有谁',
  heardAll: {
    title: '就这些了。',
    leaving: (count) => `${count} 条将在日落时离开。`,
    text: '明天见。',
  },
  playAgain: '再听一遍',
  playTonight: '播放今晚',
  tonightCount: (count) => `今晚 ${count} 条动态`,
  meet: '关注几个人，让它成为你的电台',
  feed: '来自你关注的人',
  loading: '正在加载暮色电台',
  introduce: '播报名字',
  leavingNext: '即将离开',
  saidTonight: '今晚聊到',
  playsThen: '接下来',
  spokenName: (name) => `来自${name}`,
  make: '录制或搜索',
}
