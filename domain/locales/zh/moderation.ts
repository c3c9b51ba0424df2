/** Chinese texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('zh')
const DAY = createDateFormat('zh', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: '骚扰或霸凌',
  hate: '针对某个群体的仇恨',
  violence: '威胁或暴力',
  sexual: '未经同意或涉及未成年人的色情内容',
  self_harm: '自杀或自残',
  private_facts: '泄露他人隐私或声音',
  impersonation: '冒充他人',
  spam: '垃圾信息或诈骗',
  other: '其他',
  copyright: '版权',
  flagged: '本站关注的词语',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: '申诉', people: '成员', rules: '规则' },
  warn: (name) => `警告 ${name}`,
  more: (of) => `${of}的更多操作`,
  history: '记录',
  held: '已删除或过期，保留到你作出决定。',
  bySite: '本站规则',
  ask: {
    warn: (name) => `警告 ${name}？`,
    hide: (title) => `隐藏“${title}”？`,
    suspend: (name) => `封禁 ${name}？`,
  },
  askMany: {
    dismiss: (count) => counted(count, { other: '驳回 # 条举报' }),
    hide: (count) => counted(count, { other: '隐藏 # 条内容？' }),
  },
  rule: '违反哪条规则？',
  words: '写给对方的话',
  wordsHint: '对方会看到这段话、规则和申诉方法，但永远不会知道是谁举报的。',
  cancel: '取消',
  confirm: { warn: '警告', hide: '隐藏', suspend: '封禁' },
  warned: '已警告，并已通知对方。',
  select: (of) => `选择 ${of}`,
  selected: (count) => counted(count, { other: '已选 # 项' }),
  clear: '取消选择',
  decidedMany: (count) => counted(count, { other: '已处理 # 项' }),
  refusedMany: (count, why) => `${counted(count, { other: '# 项未处理' })}：${why}`,
  noAppeals: '没有待处理的申诉',
  noAppealsText: '每项决定可在两周内申诉一次。',
  theirAppeal: '对方的申诉',
  yourWords: '对方收到的话',
  decidedBy: (username) => `由 @${username} 决定`,
  uphold: '维持决定',
  overturn: '撤回决定',
  otherDecides: '这项决定是你作出的，申诉由其他管理员处理。',
  appealDone: { upheld: '已维持决定，并已通知对方。', overturned: '已撤回，并已通知对方。' },
  loadingAppeals: '正在加载申诉',
  searchPeople: '名称、@用户名或邮箱',
  searchHint: '输入名称，查找成员及其记录和角色。',
  nobody: '没有找到成员',
  loadingPeople: '正在加载成员',
  historyOf: (name) => `${name} 的记录`,
  openHistory: (name) => `打开 ${name} 的记录`,
  loadingHistory: '正在加载记录',
  since: (at) => `${DAY.format(at)}加入`,
  posts: (count) => counted(count, { other: '# 条内容' }),
  roles: { member: '成员', moderator: '管理员', admin: '站长' },
  role: '角色',
  roleDone: '角色已更改，并已通知对方。',
  note: '给其他管理员的备注',
  addNote: '添加备注',
  noEntries: '没有举报、决定或备注。',
  reported: (reason) => `被举报：${reason}`,
  noted: '备注',
  acted: {
    dismiss: '举报被驳回',
    warn: '已警告',
    hide: '内容已隐藏',
    show: '内容已恢复',
    suspend: '已封禁',
    release: '已解除封禁',
  },
  helloActed: { hide: '问候已隐藏', show: '问候已恢复' },
  suspendedDays: (days) => (days === null ? '永久封禁' : counted(days, { other: '封禁 # 天' })),
  by: (username) => `来自 @${username}`,
  appeal: { open: '申诉待处理', upheld: '申诉已处理，维持决定', overturned: '申诉已处理，已撤回' },
  remove: '移除账号',
  removeAsk: (name) => `移除 ${name} 的账号？`,
  removeText: '其全部内容都会被删除，无法恢复。',
  removeName: (username) => `输入 ${username} 以确认`,
  removed: '正在删除该账号。',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: '我们会在标题、文字、标签和名称中查找词语。列出的邮箱和域名无法注册。',
  kind: '类型',
  kinds: { word: '词语', email: '邮箱地址', domain: '邮箱域名' },
  value: '词语、邮箱或域名',
  action: '处理方式',
  actions: { flag: '报告给管理员', refuse: '拒绝' },
  add: '添加规则',
  added: '规则已添加',
  remove: '移除',
  removeLabel: (value) => `移除 ${value} 的规则`,
  removed: '规则已移除',
  none: '还没有规则。',
  loading: '正在加载规则',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: '关于你的决定',
  hint: '管理员的决定、原因，以及你的申诉。',
  loading: '正在加载决定',
  none: '没有关于你的决定。',
  acted: { warn: '你收到了警告', hide: '我们隐藏了你的内容', suspend: '我们封禁了你的账号' },
  helloHidden: '我们隐藏了你的问候',
  about: (title) => `关于“${title}”`,
  rule: (rule) => `规则：${rule}`,
  words: '管理员写道',
  appealUntil: (at) => `你可以在${DAY.format(at)}之前申诉。`,
  tooLate: '申诉期限已过。',
  appeal: '申诉',
  why: '为什么应该改变这个决定？',
  send: '提交申诉',
  sent: '谢谢，管理员会查看。',
  yourAppeal: '你的申诉',
  outcome: {
    open: '管理员会查看你的申诉。',
    upheld: '我们重新查看了，维持原决定。',
    overturned: '我们重新查看了，并撤回了决定。',
  },
  byOther: '由另一位管理员决定。',
  bySame: '由同一位管理员决定，因为没有其他管理员。',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: { warn: '来自管理员的警告', hide: '我们隐藏了你的内容', suspend: '你的账号已被封禁' },
  about: (title) => `这与“${title}”有关。`,
  rule: (rule) => `规则：${rule}。此决定由真人作出。`,
  words: (words) => `管理员写道：${words}`,
  length: (days) =>
    days === null ? '封禁没有结束日期。' : counted(days, { other: '封禁将在 # 天后结束。' }),
  appeal: (days) => `你可以在 ${days} 天内申诉：设置、安全、关于你的决定。如有可能，会由另一位管理员查看。`,
  action: '查看决定',
  footer: '你收到这封邮件，是因为管理员对你或你的内容作出了决定。',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: { upheld: '你的申诉：维持原决定', overturned: '你的申诉：我们撤回了决定' },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: '我们移除了你的账号',
  text: '站长移除了你的账号，其中的全部内容正在删除。',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { other: '有 # 条举报待处理' }),
  text: '成员们在等待决定。',
  action: '打开举报',
  footer: '你收到这封邮件，是因为你管理本站，每小时最多一封。',
  unsubscribe: '不再接收这类邮件',
}
