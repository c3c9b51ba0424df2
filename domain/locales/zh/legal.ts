/** Chinese texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: '法律信息',
  links: { privacy: '隐私', terms: '条款', rules: '规则', imprint: '网站信息', contact: '联系' },
  licences: '许可证',
  titles: { privacy: '隐私声明', terms: '使用条款', rules: '规则', imprint: '网站信息', contact: '联系' },
  template: '本站的运营者还没有写这段文字。这是 Owlcast 自带的模板。',
  elsewhere: '可以在这里阅读：',
  reach: (site) => `可以在这里联系 ${site} 的运营者：`,
  unreachable: '还没有联系方式。',
  accept: '注册即表示接受：',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments: '付款记录因记账要求而保留：金额和日期，对应的编号无法追溯到你。',
  messages: '别人发给你的消息仍归发送者所有，不带你的名字。',
  username: `${USERNAME_RESERVED_DAYS} 天内，没有人能使用你的用户名。我们以无法还原的代码形式保存它。`,
  copies: `我们数据库的服务商 Cloudflare 会把数据库过去的状态保留 ${BACKUP_DAYS} 天，期间可以从中恢复已删除的内容。我们自己的副本不含会自行结束的内容，每晚都会被替换。`,
  number: '在同样长的时间里，我们只保留你的账号编号，不保留其他内容：这样任何备份都无法让账号恢复。',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: '举报版权侵权',
  about: (title) => `关于“${title}”`,
  hint: '这条回复是否使用了你的作品，或你所代表的人的作品？请在这里告诉我们。只有我们能看到你的举报。',
  name: '你的姓名',
  email: '你的邮箱',
  emailHint: '仅用于回复你。',
  work: '使用了什么内容，归谁所有？',
  workHint: '哪个播客、哪一集、哪一部分。',
  confirmation: '以上内容属实，且我是作品的权利人或其代表。',
  send: '提交举报',
  cancel: '取消',
  sent: '谢谢。我们已收到你的举报。',
  nextSteps: (email) => `我们会查看每一份举报。如有疑问，会写信至 ${email}。`,
  close: '关闭',
}
