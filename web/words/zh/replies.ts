/** Chinese texts for replies: the thread under a card, the recorder panel and the parent picker. */
import type * as English from '../replies'

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: '回复',
  reference: '引用',
  continuation: '延续',
  merge: '汇合',
  branch: '分支',
  answer: '回答',
  question: '提问',
}

const show = (count: number) => `收听 ${count} 条回复`

export const REPLY: typeof English.REPLY = {
  label: '回复',
  to: (title, count) => (count === 0 ? `“${title}”` : `“${title}”，`),
  unit: () => ' 条回复',
  show,
  showLabel: (count, title) => `${show(count)}：${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `“${title}”的回复`,
  loading: '正在加载回复',
  empty: '还没有回复',
  more: '更多回复',
  loadingMore: '正在加载更多',
  untitledBy: (name) => `${name} 的回复`,
  alsoRepliesTo: (type, title) => `也回复了 · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: '删除',
      label: (title) => `删除“${title}”`,
      heading: '删除这条回复？',
      body: '确定要删除这条回复吗？此操作无法撤销。',
    },
    detached: {
      button: '移除',
      label: (title) => `从此讨论中移除“${title}”`,
      heading: '从你的讨论中移除这条回复？',
      body: '它会保留在它回复的其他帖子下。如果没有其他帖子，它会被删除。',
    },
  },
  cancel: '保留',
  deleted: '回复已删除',
  detached: '回复已删除。它仍保留在它回复的其他帖子下。',
  parentGone: '你想回复的帖子已经不在了。',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `回复 ${name}`,
  start: '开始录音',
  requestingMicrophone: '正在等待麦克风',
  resume: '继续',
  stop: '停止录音',
  reRecord: '重录',
  send: '发送回复',
  sending: '正在发送你的回复',
  ready: '你的回复',
  cancel: '取消回复',
  tags: '标签',
  sent: '回复已发送',
  busyHeading: '你还有另一段录音',
  busyText: '它已保存。请先发布或丢弃它。',
  busyOpen: '打开录音',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: '此内容已不存在。',
  recorder: '你正在回复的帖子已不存在。你的录音已保存。可以单独发布，也可以删除。',
  publish: '单独发布',
  delete: '删除录音',
}

export const PARENTS: typeof English.PARENTS = {
  heading: '回复的帖子',
  inReplyTo: '回复给',
  count: (n, max) => `${n} / ${max}`,
  add: '添加帖子',
  addMore: '添加更多帖子',
  connectionLabel: (title) => `与“${title}”的关系`,
  remove: (title) => `移除帖子：${title}`,
  search: '搜索要回复的帖子',
  searchHint: '搜索帖子',
  loading: '正在加载帖子',
  empty: '还没有可以回复的帖子',
  noResults: (typed) => `没有找到“${typed}”的结果`,
  confirm: (n) => `回复 ${n} 条帖子`,
  chooseFirst: '选择一条帖子',
}
