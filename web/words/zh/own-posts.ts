/** Chinese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: '全部',
  messages: '消息',
  spaces: '空间',
  flows: '声流',
  podcasts: '播客',
  started: '我发起的',
  replies: '回复',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: '你的帖子会显示在这里。',
  mue: '你发送的消息会显示在这里。',
  hum: '你发起或参与的疗愈故事会显示在这里。',
  nightingale: '你发起或参与的歌曲会显示在这里。',
  owlcast: '你创建的 Owlcast，以及你在其他 Owlcast 中的录音，会显示在这里。',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: '显示',
  playAll: '全部播放',
  loading: '正在加载你的帖子',
  empty: '这里还什么都没有',
  emptyFiltered: (filter) => `“${filter}”下还没有内容`,
  showAll: '显示全部',
  inReplyTo: '回复给',
  to: '发给',
  signedOut: {
    title: '你的帖子，都在一处',
    text: '登录后即可查找、编辑或删除它们。',
    action: '登录',
    reason: '登录后即可查看你的帖子。',
  },
}
