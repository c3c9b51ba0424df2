/** Chinese texts for finding contacts and being found by them. */
import type * as English from '../contacts'

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
  tryAgain: '重试',
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
