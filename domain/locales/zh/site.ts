/** Chinese texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: '注册需要成员提供的邀请链接。',
  invited: '你收到了邀请！现在可以创建账号。',
  approval: '我们会查看每个注册申请，一有结果就通知你。',
  closed: '本站目前不接受新成员。如果你有账号，可以登录。',
  waitingTitle: '你的注册正在等待批准',
  waitingText: '一有结果我们就会通知你。你可以关闭这里。',
  close: '关闭',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: '邀请他人',
  hint: '只有拿到链接的人才能加入。每个链接限一人使用。',
  left: (count) => (count === 0 ? '你现在不能再创建链接。' : `你还可以创建 ${count} 个。`),
  create: '创建链接',
  newLink: '请现在复制这个链接。之后不会再显示。',
  linkLabel: '邀请链接',
  copy: '复制链接',
  copied: '链接已复制',
  open: (until) => `有效期至 ${until}`,
  used: '已使用',
  expired: '已过期',
  created: (on) => `创建于 ${on}`,
  remove: '删除',
  removeLabel: (on) => `删除 ${on} 的邀请`,
  loading: '正在加载邀请',
}

export const SETUP: typeof English.SETUP = {
  title: '设置网站',
  intro: '欢迎！请创建账号并介绍你的网站。之后都可以修改。',
  checking: '正在检查链接',
  noLink: '请通过部署输出中的链接打开此页面。',
  account: '你的账号',
  accountHint: '你将成为第一位管理员。',
  adult: '我已年满 18 周岁',
  finish: '设置网站',
  done: '你的网站已就绪',
}

export const SITE: typeof English.SITE = {
  title: '你的网站',
  name: '名称',
  nameMissing: '请给你的网站起个名字。',
  contact: '联系方式',
  contactHint: '邮箱地址，或以 https:// 开头的链接。所有人都能看到。',
  contactInvalid: '请输入邮箱地址，或以 https:// 开头的链接。',
  languages: '语言',
  languagesMissing: '请至少选择一种语言。',
  mode: '谁可以注册',
  modes: {
    open: { label: '开放', hint: '任何年满 18 周岁的人' },
    invitation: { label: '仅限邀请', hint: '成员可以邀请他人' },
    approval: { label: '需要批准', hint: '每个注册由你决定' },
    closed: { label: '关闭', hint: '仅限已加入的人' },
  },
  texts: '文字',
  textsHint: '段落之间空一行。以 # 开头的行是标题。也可以只填一个指向其他页面的 https 链接。',
  useTemplate: '从模板开始',
  templateLabel: (title) => `从模板开始：${title}`,
  templateUsed: '留空：将显示模板。',
  save: '保存',
  saved: '已保存',
  loading: '正在加载设置',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: '等待加入',
  empty: '没有人在等待。',
  approve: '批准',
  approveLabel: (name) => `批准 ${name}`,
  approved: (name) => `${name} 现在可以加入了`,
  decline: '拒绝',
  declineLabel: (name) => `拒绝 ${name}`,
  declined: (name) => `已拒绝 ${name}`,
  loading: '正在加载申请',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: '时间段',
  periods: { 1: '今天', 7: '7 天', 30: '30 天' },
  loading: '正在加载数据',
  people: '成员',
  newPeople: (count) => `新增 ${count}`,
  active: '今天来过',
  activeWeek: (count) => `本周 ${count}`,
  posts: '内容',
  minutes: '录制分钟数',
  waiting: '等待加入',
  byKind: '按类型',
  kind: '类型',
  running: '运行状况',
  emailsWaiting: '待发送邮件',
  transcriptsWaiting: '待处理转写',
  stored: '已存音频',
  spending: '本月花费',
  spendingHint: (ceiling) => `估算值，不含基础套餐。达到 ${ceiling} 时会提醒你。`,
  over: '超出上限',
  costs: { transcripts: '转写', sms: '短信', emails: '邮件', storage: '存储' },
  total: '合计',
  refusals: '拒绝',
  noRefusals: '没有任何拒绝。',
  refusal: '原因',
  count: '次数',
  asOf: (time) => `统计于 ${time}`,
  none: '还没有数据。',
}

export const LICENCES: typeof English.LICENCES = {
  title: '许可证',
  intro: 'Owlcast 由这些组成。感谢所有创作者。',
  groups: { app: '应用内', server: '服务器上', fonts: '字体', sounds: '音乐和语音' },
  text: '许可证文本',
  textLabel: (name) => `${name} 的许可证文本`,
  loading: '正在加载许可证',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: '快速验证',
  text: '来自你所在网络的尝试较多。请证明你是真人。',
  frame: '验证',
}
