/** Chinese texts for feeds, replies, connections and search. */
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: '编辑',
  editLabel: (title) => `编辑“${title}”`,
  heading: (noun) => `编辑 ${noun}`,
  title: '标题',
  defaultTitleHint: (title) => `留空时显示为“${title}”。`,
  name: '名称',
  description: '简介',
  tags: '标签',
  tagsHint: '用空格隔开标签，# 会自动添加。',
  scriptReadOnly: '文稿无法修改。想换新的文稿，请重新录制这个故事。',
  confirmsAnonymity: '标题和标签没有透露这个故事说的是谁，除非故事里已经提到。',
  restored: '你之前输入的内容已恢复。',
  cancel: '取消',
  save: '保存',
  saving: '正在保存',
  saved: '修改已保存',
  edited: '已编辑',
  imported: '已导入',
}

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
  sent: '回复已发送',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: '此内容已不存在。',
  recorder: '你的录音已保存。可以单独发布，也可以删除。',
  recorderPrivate: '你的录音已保存。可以单独发送，也可以删除。',
  publish: '单独发布',
  send: '单独发送',
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

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '所有人', hint: '所有人都可以回复。' },
  followed: {
    name: '我关注的人',
    hint: '只有你关注的人可以在此讨论中回复。',
  },
  mentioned: {
    name: '我提到的人',
    hint: '只有你在标题或文字中用 @ 提到的人可以在此讨论中回复。',
  },
  nobody: { name: '无人', hint: '回复已关闭。' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: '谁可以回复',
  collaboratorsHint: '你和合作者始终可以回复。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '回复受限',
  signIn: (from) => (from === 'nobody' ? '如果你是作者或合作者，登录后即可回复。' : '登录后查看你能否回复。'),
  signInButton: '登录',
  recordingSaved: '你的录音已保存。',
  publishSeparatelyHint: '你可以把它作为单独的帖子发布。',
  detach: '作为单独的帖子',
  sendSeparatelyHint: '你可以把它作为单独的消息发送。',
  detachPrivate: '作为单独的消息',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `播放疗愈故事（${count}）`,
    single: '只听这一条',
    voiceCount: (count) => `${count} 个声音`,
    add: '接上疗愈故事',
    share: '分享 HUM',
  },
  nightingale: {
    play: (count) => `播放歌曲接龙（${count}）`,
    single: '只听这一首',
    add: '加入歌曲接龙',
    share: '分享歌曲',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: '停止',
  stopLabel: (title) => `停止：${title}`,
  position: (author, n, of) => `${author} · 第 ${n} 个，共 ${of} 个`,
  original: '最初的声音',
  by: (author) => `来自 ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: '正在加载关系图',
  analytics: '数据',
  posts: '帖子总数',
  connections: '连接总数',
  mostConnected: '连接最多的帖子',
  noneYet: '暂无',
  replies: (count) => `${count} 条回复`,
  repliesUnit: () => ' 条回复',
  nodeName: (kind, title, author, replies) => `${kind}：${title}，${author}，${replies}`,
  find: '查找帖子',
  findLabel: '在关系图中查找帖子',
  found: (count) => `找到 ${count} 条帖子`,
  position: (nth, of) => `第 ${nth} 条，共 ${of} 条`,
  noMatches: '没有符合的帖子。',
  allHidden: '所有类型都已隐藏。打开一个即可查看帖子。',
  kindFilters: '显示的类型',
  viewMode: '显示方式',
  asGraph: '星空',
  asList: '列表',
  canvas: '帖子与连接的关系图',
  canvasHelp: '按 Tab 键切换帖子组，按方向键在组内移动，按 Enter 键打开帖子，按 P 键连同回复一起播放。',
  zoomIn: '放大',
  zoomOut: '缩小',
  fitAll: '显示全部',
  layoutInProgress: '正在排列帖子',
  layoutProgress: (share) => share.toLocaleString('zh', { style: 'percent' }),
  skipLayout: '现在就显示',
  tapAgain: '再点一次即可打开',
  closeLegend: '关闭图例',
  starSizes: '星星越大，回复越多。',
  legend: '图例',
  contentTypes: '内容类型',
  connectionTypes: '连接类型',
  list: '帖子及其连接',
  recording: '录音',
  inlineName: (name) => name,
  otherLines: '其他连线',
  recordingLine: '录音，在所属的 Owlcast 中',
  repliesTo: '回复了',
  recordedIn: '录制于',
  showMore: (count) => `再显示 ${count.toLocaleString('zh')} 条`,
  newest: (shown, total) =>
    `共 ${total.toLocaleString('zh')} 条帖子，显示 ${shown.toLocaleString('zh')} 条：最新的帖子，以及它们所回复的帖子。`,
  showOlder: '显示更早的帖子',
  alone: (count) => `${count} 条没有连接的帖子在列表中。`,
  noConnections: '还没有任何连接。回复一条帖子，这里就会出现一条线。',
  empty: { title: '还没有帖子', text: '发布一条，它就会显示在这里。' },
  goToSquawks: '前往 Squawk',
}

export const SEARCH: typeof English.SEARCH = {
  results: '快速跳转结果',
  resultCount: (count) => `${count} 个结果`,
  allResults: (query) => `“${query}”的全部结果`,
  noResults: (query) => `没有找到“${query}”的结果`,
  searching: '正在搜索',
  offline: '你已离线。请联网后搜索。',
  moveKey: '移动',
  jumpKey: '跳转',
  closeKey: '关闭',
  postCount: (count) => `${count} 条帖子`,
  recordingCount: (count) => `${count} 段录音`,
  free: '免费收听',
  price: (price) => `收听需 ${price}`,
  heading: '搜索',
  fieldLabel: '搜索帖子和成员',
  clear: '清除搜索',
  filterLabel: '结果类型',
  allKinds: '全部',
  people: '成员',
  allPeople: '所有成员',
  morePeople: '还有更多匹配的人。请多输入几个字。',
  more: '显示更多',
  loadingMore: '正在加载',
  loading: '正在搜索',
  emptyTitle: '你在找什么？',
  emptyText: '搜索帖子、成员和你的消息。',
  showAllKinds: '显示所有类型',
  didYouMean: '你是不是想找',
  similar: '相似的帖子',
  reply: '回复',
  message: '私密消息',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => `${count} 条新帖子`,
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: '你的浏览器版本过旧，无法使用 Owlcast。',
  link: '收听最新帖子',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: '找不到页面',
  text: '请检查网址。页面可能已移动或删除。',
  home: '前往 Owlcast',
  search: '搜索',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: '打开这个链接需要联网',
  text: '你已离线。恢复联网后会自动打开。',
  savedSquawks: '已保存的 Squawk',
}

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
