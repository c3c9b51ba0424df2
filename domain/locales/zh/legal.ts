/** Chinese texts for the legal pages and the links to them. */
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
