/** Chinese texts for the user's data: export, sign-out and account deletion. */
import type * as English from '../leaving'

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? '不到 1\u00a0MB' : `约 ${Math.round(bytes / 1_000_000)}\u00a0MB`

export const DATA: typeof English.DATA = {
  title: '数据',
  take: '下载你的数据',
  takeHint: '一个 zip 文件，包含你的帖子和消息，以及用来收听的网页。',
  download: '下载',
  about: (files, bytes) =>
    files === 0 ? '还没有音频或图片。' : `${files} 个音频或图片，${megabytes(bytes)}。`,
  downloading: (bytes) => `已下载 ${(bytes / 1_000_000).toFixed(1)} MB`,
  progress: '下载进度',
  cancel: '取消',
  canceled: '下载已取消。',
  saved: '你的数据已保存到下载文件夹。',
  handedOver: '浏览器正在下载你的数据。',
  out: '退出登录',
  outHint: '仅限这台设备。',
  signOut: '退出登录',
  erase: '全部删除',
  eraseHint: '移除你的帖子、消息和个人资料。',
  eraseAll: '删除我的全部数据',
  tryAgain: '重试',
}

export const ERASE: typeof English.ERASE = {
  title: '删除你的全部数据？',
  text: '这会永久删除你的账号：你的帖子、消息和个人资料、别人在你的 Owlcast 中录下的内容，以及所有登录方式。此操作无法撤销。',
  first: '要先下载数据吗？',
  looking: '正在检查你的数据…',
  password: '你的密码',
  code: '我们发给你的验证码',
  codeHint: (phone) => `请输入发送至 ${phone} 的六位数字。`,
  sendCode: (phone) => `向 ${phone} 发送验证码`,
  mailbox: '打开开发邮箱',
  again: '请先重新登录，以确认是你本人。',
  signInAgain: '重新登录',
  reason: '重新登录后，在设置中删除全部数据。',
  username: '输入你的用户名以确认',
  usernameHint: (name) => `@${name}`,
  keep: '全部保留',
  confirm: '删除我的全部数据',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: '你的数据已删除',
  at: (when) => `删除时间：${when}。`,
  done: '我们这里已没有任何留存。',
  underWay: '已经没有人能看到它。剩余部分会在几分钟内清除。',
  mailed: '我们给你发送了最后一封邮件作为确认。',
  kept: '我们保留了什么，以及原因',
  device: '这台设备上保存的内容也已清除。',
  home: '回到首页',
  none: '这里已经没有可显示的内容。',
}
