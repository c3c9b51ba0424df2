/** Chinese texts for private messages (MUE). */
import type * as English from '../messages'

const messages = (count: number) => `${count} 条消息`

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: '对话',
  create: '新的 MUE 消息',
  search: '搜索消息',
  searchScope: '只搜索目前已显示的对话。',
  noResults: (query) => `没有找到“${query}”的结果`,
  count: (count, max) => (count >= max ? `${max - 1}+ 条消息` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: '已注销的用户',
  from: (name) => `来自 ${name} 的消息`,
  fromYou: '你的消息',
  you: '你',
  youSaid: (text) => `你：${text}`,
  voiceMessage: '语音消息',
  moreActions: (name) => `与 ${name} 的对话的更多操作`,
  moreMessageActions: (title) => `“${title}”的更多操作`,
  reply: '回复',
  share: '分享',
  delete: '删除',
  sendLink: '自己发送链接',
  showEarlier: '显示更早的消息',
  loadingEarlier: '正在加载更早的消息',
  loadingThread: '正在加载对话',
  noneSelected: {
    title: '选择一个对话',
    text: '或者开始新的对话。',
  },
  emptyThread: { title: '还没有消息', text: '发出第一条吧。' },
  signedOut: {
    title: '登录后查看你的消息',
    text: '给别人发送语音消息，收听对方的消息。',
    action: '登录',
    reason: '登录后即可收听和发送消息。',
  },
  offline: '无法刷新，显示的是已保存的消息。',
  unsentRecording: '你有一段未发送的录音。请先发送或丢弃它。',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: '请求',
  list: '消息请求',
  link: (count, max) => `请求（${count >= max ? `${max - 1}+` : count}）`,
  back: '返回 MUE',
  backToRequests: '返回请求',
  hint: '来自你未关注的人的第一条消息。对方不会知道你是否收听、接受或删除。',
  loading: '正在加载请求',
  noneSelected: {
    title: '选择一个请求',
    text: '先听一听，再决定。',
  },
  onlyRequests: '你未关注的人发来的消息在“请求”里。你也可以主动发一条。',
  empty: { title: '没有请求', text: '来自你未关注的人的第一条消息会显示在这里。你不会收到通知。' },
  offline: '无法刷新，显示的是已保存的请求。',
  accept: '接受',
  acceptLabel: (name) => `接受 ${name} 的消息`,
  delete: '删除',
  deleteLabel: (name) => `删除 ${name} 的请求`,
  accepted: (name) => `${name} 已加入你的对话`,
  deleted: (name) => `已删除 ${name} 的请求`,
  open: '打开',
  prompt: (name) => `${name} 想和你说话。对方不会知道你是否收听、接受或删除。`,
  summary: (count, more) => `请求 · ${more ? `${count}+ 条消息` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `与 ${name} 的对话`,
  back: '返回 MUE',
  public: '公开',
  summary: (count, more) => `私密 · ${more ? `${count}+ 条消息` : messages(count)}`,
  play: '播放对话',
  stop: '停止',
  progress: (at, of) => `正在播放第 ${at} 条消息，共 ${of} 条`,
  messagePosition: (at, of) => `第 ${at} 条消息，共 ${of} 条`,
  reply: '录制回复',
  noAudio: '这条消息没有声音',
  today: '今天',
  yesterday: '昨天',
  accountDeleted: '对方已注销账号。你会保留自己的消息，其他人听不到。',
  emailHint: '对方会通过邮件收到消息，回复后会显示名字。',
  phoneHint: '暂不支持发送到手机。请自己发送链接。',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: '自己发送链接',
  text: '第一个打开此链接的人可以听到这条消息。请只发给要听的人。',
  link: '链接',
  creating: '正在生成链接',
  copy: '复制链接',
  copied: '链接已复制！',
  copyManually: '请选中链接并复制。',
  share: '分享',
  sms: '在短信中打开',
  smsText: (link) => `有一条语音消息给你：${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: '发送给',
  placeholder: '@用户名、邮箱或手机号',
  searching: '正在查找…',
  onOwlcast: (name) => `${name} 在 Owlcast`,
  emailHint: (address) => `我们会把链接发邮件给 ${address}。`,
  phoneHint: (number) => `暂不支持发送到手机。你会得到一个链接，由你自己发给 ${number}。`,
  unresolved: '发送时我们会核对。',
  private: '私密',
  privateHint: (who) => `只有你和 ${who} 可以收听`,
  publicHint: '任何有链接的人都可以收听',
  fallbackName: '对方',
}
