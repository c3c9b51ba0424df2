/** Chinese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: '全部',
  messages: '消息',
  spaces: '空间',
  flows: '声流',
  podcasts: '播客',
  started: '我发起的',
  replies: '回复',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: '你说的话会显示在这里：消散之前的 Squawk，以及你录下的其他内容。',
  mue: '你发送的消息会显示在这里。',
  hum: '你讲述的疗愈故事，以及你接上声音的故事，会显示在这里。',
  nightingale: '你起头的歌，以及你接唱的歌，会显示在这里。',
  owlcast: '你发起的对话，以及你在别人的对话里说的话，会显示在这里。',
}

export const OWN: typeof English.OWN = {
  filters: '显示',
  playAll: '全部播放',
  loading: '正在加载你的帖子',
  empty: '你的电线上还没有声音',
  emptyUnder: (filter) => `“${filter}”下没有内容`,
  showAll: '显示全部',
  answers: '回复给',
  to: '发给',
  signedOut: {
    title: '你的声音，都在一处',
    text: '登录后即可查找、修改或收回你说过的话。',
    action: '登录',
    reason: '登录后即可查看你的帖子。',
  },
}
