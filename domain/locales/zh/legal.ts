/** Chinese texts for the legal pages and the links to them. */
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
