/** Chinese texts for members, messages, invitations, notifications, contacts and moderation. */

import { createDateFormat } from '../../i18n/formats'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const messages = (count: number) => `${count} 条消息`

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: '对话',
  create: '新的 MUE 消息',
  search: '搜索消息',
  searchScope: '只搜索目前已显示的对话。',
  noResults: (query) => `没有找到“${query}”的结果`,
  count: (count, max) => (count >= max ? `${max - 1}+ 条消息` : messages(count)),
  deletedAccount: '已注销的用户',
  you: '你',
  youSaid: (text) => `你：${text}`,
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
  stillSending: '上一段录音仍在发送中。请稍后再试。',
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
  accepted: (name) => `现在可以和 ${name} 对话了`,
  deleted: (name) => `已删除 ${name} 的请求`,
  open: '打开',
  prompt: (name) => `${name} 想和你说话。对方不会知道你是否收听、接受或删除。`,
  request: '请求',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `与 ${name} 的对话`,
  back: '返回 MUE',
  public: '公开',
  private: '私密',
  play: '播放对话',
  stop: '停止',
  progress: (at, of) => `正在播放第 ${at} 条消息，共 ${of} 条`,
  messagePosition: (at, of) => `第 ${at} 条消息，共 ${of} 条`,
  reply: '录制回复',
  more: '添加标题、音乐或其他帖子',
  unheard: '新',
  heard: '已听',
  heardAt: (when) => `${when} 已听`,
  notHeard: '对方还没听',
  playUnheard: (count) => `播放 ${count} 条未听`,
  unheardCount: (count) => `${count} 条未听`,
  noAudio: '这条消息没有声音',
  today: '今天',
  yesterday: '昨天',
  accountDeleted: '对方已注销账号。你会保留自己的消息，其他人听不到。',
  emailHint: '对方会通过邮件收到消息，回复后会显示名字。',
  emailRefused: '这个地址收不到我们的邮件。请自己发送链接。',
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
  whoIsMeant: (name) => `你是指 ${name} 吗？`,
  emailHint: (address) => `我们会把链接发邮件给 ${address}。`,
  phoneHint: (number) => `暂不支持发送到手机。你会得到一个链接，由你自己发给 ${number}。`,
  unresolved: '发送时我们会核对。',
  sendToShown: (label) => `发送给 ${label}`,
  private: '私密',
  privateHint: (who) => `只有你和 ${who} 可以收听`,
  publicHint: '任何有链接的人都可以收听',
  replyHint: '如果没有收件人，能收听你所回复帖子的人都可以收听。',
  fallbackName: '对方',
}

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: '用户',
  followed: '你关注的人',
  recent: '最近联系',
  contacts: '来自通讯录',
  count: (count) => `找到 ${count} 人`,
}

export const CONTACTS: typeof English.CONTACTS = {
  section: '通讯录同步',
  title: '已同步的联系人',
  heading: '寻找认识的人',
  findHint: '看看你的联系人里谁在 Owlcast。',
  start: '同步',
  startLabel: '同步联系人',
  open: '打开',
  openLabel: '打开已同步的联系人',
  summary: (here, all) => `${all} 位联系人中，有 ${here} 位在 Owlcast。`,
  lastSynced: '上次同步',
  notSynced: '还没有同步过。',

  intro: '联系人只留在这台设备上。',
  introText: '我们只核对其中的邮箱和号码，不会保存。你会看到愿意被找到的人。没有人会知道你查找过。',
  choose: '选择联系人',
  file: '导入文件',
  fileHint: '来自 Google、Outlook 或 Apple 的 .csv 或 .vcf 文件，也可以拖到这里。',
  dropHint: '把文件放到这里',
  reading: '正在读取联系人',
  checking: (done, all) => `已核对 ${done} / ${all}`,
  progress: '联系人核对进度',
  cancel: '取消',
  offline: '你已离线。联网后请再次同步。',
  uncheckedCount: (count, daily) =>
    `还有 ${count} 个邮箱或号码没有核对。再次同步即可继续。每天最多核对 ${daily.toLocaleString('zh')} 个。`,
  missingCountryCode: (count) => `有 ${count} 位联系人无法核对，号码缺少国家或地区代码。`,
  leftOut: {
    heading: '上次导入时略过的内容：',
    withoutAddress: (count) => `${count} 条没有邮箱和电话号码的条目`,
    invalid: (count) => `${count} 个无法识别的邮箱或号码`,
    fax: (count) => `${count} 个传真或寻呼机号码`,
    nested: (count) => `${count} 位包含在其他联系人中的联系人`,
    tooMany: (count) => `${count} 个超出每位联系人十个上限的邮箱或号码`,
    overLimit: (count) => `${count} 位超出上限的联系人`,
  },
  limitReached: (count) => `最多可同步 ${count} 位联系人。`,
  storageFull: '你的设备空间已满，无法保存联系人。离开本页后它们就会消失。',

  search: '搜索联系人',
  noResults: (typed) => `没有找到联系人“${typed}”`,
  matchedHeading: (count) => `在 Owlcast（${count}）`,
  noMatches: '还没有找到你的联系人。',
  unmatchedHeading: (count) => `邀请（${count}）`,
  uncheckedHeading: (count) => `尚未核对（${count}）`,
  unmatchedHint: '我们不会联系任何人。邀请由你自己发送。',
  follow: '关注',
  following: '已关注',
  followLabel: (name) => `关注 ${name}`,
  followingLabel: (name) => `已关注 ${name}`,
  followAll: '全部关注',
  followedAll: (count) => `你新关注了 ${count} 人。`,
  share: '分享你的链接',
  more: '显示更多',
  emailLabel: (name) => `发邮件邀请 ${name}`,
  smsLabel: (name) => `发短信邀请 ${name}`,
  linkLabel: (name) => `把你的链接分享给 ${name}`,

  syncAgain: '重新同步',
  remove: '移除已同步的联系人',
  removeTitle: '移除已同步的联系人？',
  removeText: '我们会从这台设备上移除它们。你关注的人不受影响。',
  keepContacts: '保留',
  confirmRemove: '移除',
  removed: '联系人已从这台设备上移除。',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: '文件超过 5 MB。',
  type: '只能读取 .csv 和 .vcf 文件。',
  empty: '文件里没有邮箱，也没有电话号码。',
  unreadable: '无法读取这个文件。',
}

export const INVITE: typeof English.INVITE = {
  subject: '来 Owlcast 听我说',
  text: (link) => `我在 Owlcast，大家在那里说话，不用打字。来听我说：${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: '知道我邮箱的人可以找到我',
  phone: '知道我号码的人可以找到我',
  hint: '默认关闭。对方会看到你的公开资料。',
  noEmail: '你还没有添加邮箱。',
  noPhone: '你还没有添加手机号。',
  loading: '正在加载谁可以找到你',
}

const MONTH = createDateFormat('zh', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: '正在加载个人主页',
  loadingPosts: '正在加载帖子',
  memberSince: (at) => `${MONTH.format(at)}加入`,
  pro: 'Pro',
  postCount: (count) => `${count} 条帖子`,
  followerCount: (count) => `${count} 位粉丝`,
  followingCount: (count) => `关注 ${count} 人`,
  follow: '关注',
  followed: '已关注',
  followLabel: (name) => `关注 ${name}`,
  followingLabel: (name) => `已关注 ${name}`,
  signInToFollow: (name) => `登录后即可关注 ${name}。`,
  ownProfile: '别人看到的你的主页就是这样。',
  edit: '编辑资料',
  message: '消息',
  messageLabel: (name) => `消息：发给 ${name}`,
  signInToMessage: (name) => `登录后即可给 ${name} 发消息。`,
  shareLabel: (name) => `分享 ${name} 的主页`,
  filterLabel: '显示',
  all: '全部',
  empty: (name) => `${name} 还没有发布内容`,
  emptyText: '公开的帖子会显示在这里。',
  emptyOfKind: (many) => `还没有 ${many}`,
  showAll: '显示全部',
  notFound: '找不到内容',
  notFoundText: '找不到这个人。可能改了名字，或已离开。',
  back: '返回 Owlcast',
  followsYou: '关注了你',
  stillHere: '还在',
  kept: '保留',
  allPosts: '所有帖子',
  emptyShelves: '你发布的内容会显示在这里。',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `播放${name}的问候，${time}`,
  playOwn: (time) => `播放你的问候，${time}`,
  failed: '现在无法播放这段问候。',
  quote: (text) => `“${text}”`,
  record: '录一段问候',
  again: (time) => `新的问候，最长 ${time}`,
  intro: (time) => `用不超过 ${time} 介绍自己。打开你主页的人都能听到。`,
  text: '你说的话',
  textHint: '显示在名字下面的一行字。留空的话，我们会尝试写下来。',
  save: '保存问候',
  cancel: '取消',
  saved: '你的问候已在主页上。',
  edit: '你的问候',
  remove: '删除问候',
  removeTitle: '删除你的问候？',
  removeText: '录音和文字将对所有人消失。',
  keep: '保留',
  removed: '问候已删除。',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: '粉丝',
  following: '关注',
  loading: '正在加载',
  empty: { followers: '还没有粉丝。', following: '还没有关注任何人。' },
  more: '显示更多',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: '显示谁的帖子',
  all: '全部',
  following: '关注',
  empty: '你关注的人没有新内容',
  emptyText: '关注别人，他们的帖子就会显示在这里。',
  showAll: '显示所有帖子',
  findPeople: '寻找认识的人',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: '添加合作者',
  invite: '邀请合作者',
  addTo: (title) => `为“${title}”添加合作者`,
  placeholder: '@用户名或邮箱',
  send: '发送',
  cancel: '取消',
  sent: (name) => `邀请已发送给 ${name}！`,
  sentWithoutEmail: (name) => `${name} 会在 Owlcast 上看到你的邀请。今天不会再向对方发送邀请邮件。`,
  sentCount: (sent, all) => `已发送 ${sent} / ${all} 份邀请`,
  allSent: (count) => `已发送 ${count} 份邀请。`,
  notSent: (to) => `未能发送给 ${to}`,
  retry: '重试',
  done: '完成',
  viewInvited: '查看邀请了谁',
  shareLink: (name) => `我们无法给 ${name} 发邮件。请自己发送此链接：`,
  link: '邀请链接',
  copy: '复制链接',
  copied: '链接已复制！',

  listTitle: '合作者',
  listEmpty: '你还没有邀请任何人。',
  listFailed: '无法加载邀请。',
  emailRefused: '这个地址收不到我们的邮件。请换一种方式邀请。',
  revoke: '撤回',
  revokeLabel: (name) => `撤回给 ${name} 的邀请`,
  remove: '移除',
  removeLabel: (name) => `移除 ${name}`,
  revoked: (name) => `已撤回给 ${name} 的邀请。`,
  removed: (name) => `${name} 不再是合作者。`,

  heading: '邀请',
  invitedBy: (inviter) => `${inviter} 邀请你合作`,
  pendingCount: (count) => `你有 ${count} 份邀请`,
  view: '查看',
  dismiss: '以后再说',
  postBy: (title, username) => `“${title}”，来自 @${username}`,
  accept: '接受',
  acceptLabel: (title) => `接受：${title}`,
  decline: '谢绝',
  declineLabel: (title) => `谢绝：${title}`,
  accepted: (title) => `你现在是“${title}”的合作者了。`,
  declined: '已谢绝邀请。',
  undo: '撤销',
  collaborationEnded: (title) => `你不再是“${title}”的合作者。`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: '已邀请',
  accepted: '合作者',
  declined: '已谢绝',
  revoked: '已撤回',
  expired: '已过期',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `静音 ${name}`,
  unmute: (name) => `取消静音 ${name}`,
  block: (name) => `拉黑 ${name}`,
  unblock: (name) => `取消拉黑 ${name}`,
  reportPost: '举报',
  reportPerson: (name) => `举报 ${name}`,
  reportHello: (name) => `举报${name}的问候`,
  more: (name) => `${name} 的更多操作`,
  signIn: '登录后即可举报、静音或拉黑他人。',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `你不会再看到 ${name} 的帖子。对方不会知道。`,
  unmuted: (name) => `你又能看到 ${name} 的帖子了`,
  blocked: (name) => `你已拉黑 ${name}`,
  unblocked: (name) => `已取消拉黑 ${name}`,
  undo: '撤销',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `拉黑 ${name}？`,
  text: [
    '你们无法找到、收听、关注、邀请对方，或给对方发消息。互相的关注和未处理的邀请会终止。你们的消息会被隐藏，不会删除。',
    '对方不会收到通知。你的公开帖子仍然公开：对方退出登录后可以听到。',
  ],
  cancel: '取消',
  confirm: '拉黑',
}

export const REPORT: typeof English.REPORT = {
  titlePost: '举报这条帖子',
  titlePerson: (name) => `举报 ${name}`,
  about: (title) => `关于“${title}”`,
  hint: '管理员会查看。被举报的人不会知道是谁举报的。',
  viewedHint: '管理员随后可以收听和阅读，即使内容是私密的。',
  emergencyHint: '如果有人正处于危险之中，请拨打当地的紧急电话。',
  reason: '有什么问题？',
  details: '还有什么想告诉我们的吗？',
  send: '提交举报',
  cancel: '取消',
  sent: '谢谢。管理员会查看。',
}

export const SAFETY: typeof English.SAFETY = {
  title: '安全',
  shareHeard: '让发送者看到你听过什么',
  shareHeardHint: '默认关闭。开启后，发送者会看到你听了哪些新消息以及时间。',
  loadingShareHeard: '正在加载发送者能看到的内容',
  lists: {
    blocks: {
      title: '已拉黑的人',
      hint: '你们互相听不到，也联系不到对方。',
      none: '你没有拉黑任何人。',
      end: '取消拉黑',
      endLabel: (name) => `取消拉黑 ${name}`,
    },
    mutes: {
      title: '已静音的人',
      hint: '你看不到其帖子；对方不会知道。',
      none: '你没有静音任何人。',
      end: '取消静音',
      endLabel: (name) => `取消静音 ${name}`,
    },
  },
  show: '查看',
  showLabel: (title) => `查看${title}`,
  loading: '正在加载',
  more: '显示更多',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `你已拉黑 ${name}`,
  text: '你们互相听不到，也联系不到对方。对方不会知道。',
  unblock: '取消拉黑',
  muted: '已静音',
}

const MOMENT = createDateFormat('zh', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro: '成员的举报。每个决定都有记录。我们会告知当事人结果，但绝不透露举报人。',
  hint: '成员的举报，以及处理结果。',
  open: '管理',
  queueLabel: '哪些举报',
  queue: { open: '待处理', decided: '已处理' },
  loading: '正在加载举报',
  empty: { open: '没有待处理的举报', decided: '还没有处理过举报' },
  emptyText: { open: '新的举报会显示在这里，被举报最多的排在最前。', decided: '' },
  aboutPerson: (name) => `关于 ${name}`,
  helloOf: (name) => `${name}的问候`,
  reportCount: (count) => `${count} 次举报`,
  reportedBy: '来自',
  deletedUser: '已注销的用户',
  hidden: '已隐藏',
  private: '私密',
  unavailable: '已过期或删除',
  suspended: (until) => (isPermanentSuspension(until) ? '永久封禁' : `封禁至 ${MOMENT.format(until)}`),
  listen: '收听',
  listenLabel: (title) => `收听“${title}”，在新标签页中打开`,
  view: '收听和阅读',
  viewLabel: (title) => `收听和阅读：${title}`,
  viewNote: '我们会记录你打开过此内容。',
  clip: '播客片段',
  dismiss: '驳回',
  dismissLabel: (of) => `驳回对“${of}”的举报`,
  hide: '隐藏',
  hideLabel: (title) => `对所有人隐藏“${title}”`,
  show: '恢复显示',
  showLabel: (title) => `恢复显示“${title}”`,
  suspend: '封禁',
  suspendLabel: (name) => `封禁 ${name}`,
  release: (name) => `解除对 ${name} 的封禁`,
  suspendFor: (days) => (days === null ? '永久封禁' : `封禁 ${days} 天`),
  done: {
    dismiss: '已驳回',
    hide: '已隐藏，可在“已处理”中查看。',
    show: '已恢复显示',
    suspend: '已封禁，并已通知对方',
    release: '已解除封禁',
  },
  moreReports: (count) => `还有 ${count} 条`,
}

const SUSPENSION_MOMENT = createDateFormat('zh', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: '你的账号已被封禁',
  heading: (until) =>
    isPermanentSuspension(until)
      ? '你的账号已被永久封禁'
      : `你的账号已被封禁至 ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions: '你仍然可以收听、举报，以及下载或删除你的数据。你录下的内容会留在这台设备上。',
  decision: '查看原因或申诉',
  manageData: '下载或删除你的数据',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: '浏览器通知',
  hint: '在这台设备上，当你没有在看 Owlcast 时。',
  openOnly: '在这台设备上，当 Owlcast 在标签页中打开时。',
  blocked: '已被阻止。你可以在浏览器设置中允许通知。',
  unsupported: '此浏览器无法显示通知。',
  enabled: '这台设备的通知已开启。',
  disabled: '这台设备的通知已关闭。',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: '新的 MUE 消息',
  reply: '新回复',
  mention: '有人提到了你',
  invite: '邀请',
  new_post: '新帖子',
  every_squawk: '新的 Squawk',
  expiry: '即将消散',
  report: '新的举报',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: '通知内容与方式',
  reasonColumn: '通知内容',
  inAppColumn: '应用内',
  pushColumn: '推送',
  inAppLabel: (what) => `${what}，应用内`,
  pushLabel: (what) => `${what}，推送`,
  reasons: {
    message: { title: '消息', hint: '有人给你发 MUE' },
    reply: { title: '回复', hint: '回复你的帖子，或你参与的帖子' },
    mention: { title: '提及', hint: '有人提到你的 @用户名' },
    invite: { title: '邀请', hint: '有人邀请你合作' },
    new_post: { title: '你关注的人', hint: '新发布的帖子' },
    every_squawk: { title: '每条新 Squawk', hint: '所有 Squawk 汇总成一条，最多每 30 分钟一次' },
    expiry: { title: '即将消散的帖子', hint: '你的帖子消散前两小时' },
    report: { title: '举报', hint: '面向管理员：有成员举报了内容' },
  },
  words: '在推送中显示说了什么',
  wordsHint: '公开帖子的第一句话，绝不包含消息内容。推送可能晚一分钟到达。',
  quietHours: '免打扰时段',
  quietHoursHint: '时段结束前不会推送。你仍可在应用内看到一切。',
  from: '从',
  to: '到',
  timeZone: (name) => `时区：${name.replaceAll('_', ' ')}`,
  loading: '正在加载通知设置',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '。你仍然可以收听，也可以下载或删除你的数据。'

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: '通知',
  markRead: '标为已读',
  markAllRead: '全部标为已读',
  markedAllRead: '所有通知已标为已读。',
  unread: '未读',
  list: '所有通知',
  deleted: '通知已删除。',
  undo: '撤销',
  loadEarlier: '更早的通知',
  loading: '正在加载通知',
  loadingEarlier: '正在加载更早的通知',
  offline: '你已离线。此列表可能不是最新的。',
  stale: '无法刷新此列表，它可能不是最新的。',
  empty: { title: '还没有通知', text: '回复、提及、消息和邀请都会显示在这里。' },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: '有人',
  ownPost: '你的一条帖子',
  system: {
    'webhook.disabled': [
      { name: '你的一个 webhook 已关闭' },
      '。它的地址失败次数过多。你可以在设置中重新开启。',
    ],
    'plan.ended': [{ name: '你的 Pro 已到期' }, '。用它创作的内容都会保持原样。'],
    'refund.failed': [{ name: '给你的一笔退款未能到账' }, '。你的银行把它退了回来。本站的运营者已知晓。'],
    'payout.refused': [{ name: '你的银行拒绝了一笔付款' }, '。请在设置的“收入”中打开 Stripe，检查银行资料。'],
    'moderation.hello_hidden': [
      { name: '管理员隐藏了你的问候' },
      '。暂时没有人能收听。原因请见设置里的“安全”。',
    ],
    'moderation.hello_shown': ['管理员恢复了你的问候。'],
    'moderation.suspended': [{ name: '你的账号已被暂时封禁' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: '你的账号已被永久封禁' }, MEANWHILE],
    'moderation.released': ['你的账号已解除封禁。'],
    'moderation.warned': [{ name: '管理员警告了你' }, '。原因见设置中的“安全”。'],
    'moderation.appeal_upheld': ['我们查看了你的申诉。', { name: '维持原决定' }, '。'],
    'moderation.appeal_overturned': ['我们查看了你的申诉，并', { name: '撤回了决定' }, '。'],
    'moderation.role_member': ['你不再管理本站。感谢你的付出。'],
    'moderation.role_moderator': [{ name: '你现在是管理员了' }, '。举报在设置的“安全”中。'],
    'moderation.role_admin': [{ name: '你现在是本站站长了' }, '。'],
  },
  hidden: (voice) => ['管理员隐藏了 ', voice, '。暂时没有人能收听。'],
  restored: (voice) => ['管理员恢复了 ', voice, '。'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' 的声音接上了 ', what],
      many: ({ who, what, count }) => [`有 ${count} 个声音接上了 `, what, '，最近的来自 ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' 添加了录音：', what],
      many: ({ who, what, count }) => [what, ` 有 ${count} 段新录音，最近的来自 `, who],
    },
    voice: {
      one: ({ who, what }) => [who, ' 回复了 ', what],
      many: ({ who, what, count }) => [what, ` 有 ${count} 条回复，最近的来自 `, who],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' 给你发了一条 MUE'],
      many: ({ who, count }) => [who, ` 给你发了 ${count} 条 MUE`],
    },
    mention: same(({ who, what }) => [who, ' 在 ', what, ' 中提到了你']),
    invite: same(({ who, what }) => [who, ' 邀请你合作 ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' 分享了 ', what],
      many: ({ who, what, count }) => [who, ` 分享了 ${count} 条帖子，最新的是 `, what],
    },
    every_squawk: same(({ who, what }) => ['有新的 Squawk，最新的是 ', what, '，来自 ', who]),
    report: {
      one: () => ['有一条新的举报待处理。'],
      many: ({ count }) => [`有 ${count} 条新的举报待处理。`],
    },
    expiry: same(({ what }) => [what, ' 即将消失，趁现在再听一次。']),
  },
}
