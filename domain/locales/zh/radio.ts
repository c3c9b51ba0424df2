/** Chinese texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: '听听大家今晚说了什么',
  tonightFacts: (posts, minutes) => `${posts} 条 · ${minutes} 分钟 · 无需账号`,
  playsFirst: (name) => `先听${name}`,
  newCount: (count) => `${count} 条新内容`,
  playNew: '播放新内容',
  next: '暮色电台接下来',
  minutes: (count) => `${count} 分钟`,
  start: (name) => `从${name}开始`,
  faces: '都有谁',
  programme: '本期内容',
  parts: {
    messages: (count) => `${count} 条未听消息`,
    followed: (count) => `${count} 条来自你关注的人`,
    fading: (count) => `${count} 条即将消散`,
  },
  show: (part) => `显示：${part}`,
  heardAll: { title: '新内容都听完了', text: '你关注的人开口时，我们会告诉你。' },
  playAgain: (minutes) => `重听今天的内容 · ${minutes} 分钟`,
  playTonight: '播放今晚',
  tonightCount: (count) => `今晚 ${count} 条动态`,
  meet: '关注几个人，让它成为你的电台',
  feed: '来自你关注的人',
  everyone: '所有人',
  loading: '正在加载暮色电台',
  introduce: '播报谁在说话',
  spokenName: (name) => `来自${name}`,
  make: '录制或搜索',
}
