/** Chinese texts for the first view: the app's frame, home and post cards. */
import type * as English from '../en/shell'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · 暮色之声',
  skip: '跳到内容',
  main: '主导航',
  quick: '快捷操作',
  menu: '菜单',
  open: '打开',
  closeMenu: '关闭菜单',
  record: '录音',
  search: '搜索',
  notifications: '通知',
  bell: (isNew) => (isNew ? '通知，有新内容' : '通知'),
  back: '返回',
  signIn: '登录',
  signOut: '退出登录',
  upgrade: '升级到 Pro',
  upgradePrice: '$1/月',
  plan: { free: '免费', pro: 'Pro' },
  offline: '你已离线。你的录音已安全保存在这台设备上。',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: '首页',
  record: '录音',
  profile: '个人资料',
  member: '成员',
  settings: '设置',
  graph: '声音关系图',
  search: '搜索',
  'my-squawks': '我的 Squawk',
  'my-hums': '我的 HUM',
  'my-nightingales': '我的 Nightingale',
  'my-owlcasts': '我的 Owlcast',
  'mue-manager': 'MUE 管理',
  moderation: '内容管理',
  goodbye: '再见',
  auth: '登录',
  site: '概览',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: '关系图' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: '出了点问题',
  text: '我们这边出了故障。你已发布的帖子都很安全。',
  reload: '重新加载应用',
  details: '错误详情',
  error: '错误',
  view: '页面',
  request: '请求',
  copy: '复制详情',
  copied: '已复制',
  partFailed: '应用的一部分未能加载。',
  reloadPage: '重新加载',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: '这一部分还不在你的设备上',
  text: '你已离线。恢复联网后就能打开。你的录音很安全。',
  reload: '重试',
}

export const SESSION: typeof English.SESSION = {
  signedOut: '你已退出登录。',
}

export const HOME: typeof English.HOME = {
  headline: '趁光还在，说出来',
  lead: '录一段简短的语音动态，听大家开口回应，一天后它就消失。',
  start: '开始点什么',
  fadingSoon: '即将消散',
  newTonight: '今晚新鲜事',
  radio: '暮色电台',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: '搜索帖子和成员',
  shortPlaceholder: '搜索帖子',
  label: '搜索 Squawk、HUM、Nightingale、Owlcast 和 MUE 消息',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: '显示的是已保存的帖子' }

export const UI: typeof English.UI = {
  play: (title) => `播放：${title}`,
  pause: (title) => `暂停：${title}`,
  seek: '播放进度',
  position: (elapsed, total) => `${elapsed}，共 ${total}`,
  close: '关闭',
  dismiss: '忽略',
  retry: '重试',
  optional: '选填',
  loading: '正在加载',
  slow: '加载时间比平时长。',
  sample: '示例',
  isNew: '新',
  minutes: (count) => `${count} 分钟`,
  unheardMinutes: (minutes) => `${minutes} 分钟未听`,
  unheard: (count) => `${count} 条未听`,
  messages: '应用消息',
}

export const FEED: typeof English.FEED = {
  aside: '更多',
  upgrade: '升级',
  showMore: '显示更多',
  loadingMore: '正在加载更多',
}

export const POST: typeof English.POST = {
  with: '合作者',
  expand: '阅读全文',
  expandScript: '阅读完整文稿',
  collapse: '收起',
  share: '分享',
  shareLabel: (share, title) => `${share}：${title}`,
  linkCopied: (link) => `链接已复制！${link}`,
  copyManually: '请复制此链接',
  link: '链接',
  moreActions: (title) => `“${title}”的更多操作`,
  playNext: '下一个播放',
  addToQueue: '加入播放队列',
  queued: '已加入播放队列',
  report: '举报版权侵权',
  delete: '删除',
  deleteLabel: (title) => `删除“${title}”`,
  deleteTitle: () => '确认删除？',
  deleteText: () => '确定要删除吗？此操作无法撤销。',
  cancelDelete: '保留',
  deleted: () => '已删除',
}
