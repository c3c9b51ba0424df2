/** Chinese texts for the user's data: export, sign-out and account deletion. */
import type * as English from '../leaving'

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? '不到 1\u00a0MB' : `约 ${Math.round(bytes / 1_000_000)}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: '数据',
  exportTitle: '下载你的数据',
  exportHint: '一个 zip 文件，包含你的帖子和消息，以及用来收听的网页。',
  download: '下载',
  exportSize: (files, bytes) =>
    files === 0 ? '还没有音频或图片。' : `${files} 个音频或图片，${megabytes(bytes)}。`,
  downloading: (bytes) => `已下载 ${(bytes / 1_000_000).toFixed(1)} MB`,
  progress: '下载进度',
  cancel: '取消',
  canceled: '下载已取消。',
  saved: '你的数据已保存到下载文件夹。',
  browserDownloads: '浏览器正在下载你的数据。',
  signOutTitle: '退出登录',
  signOutHint: '仅限这台设备。',
  signOut: '退出登录',
  deleteTitle: '全部删除',
  deleteHint: '移除你的帖子、消息和个人资料。',
  deleteAll: '删除我的全部数据',
  tryAgain: '重试',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: '删除你的全部数据？',
  text: '这会永久删除你的账号：你的帖子、消息和个人资料、别人在你的 Owlcast 中录下的内容，以及所有登录方式。此操作无法撤销。',
  exportFirst: '要先下载数据吗？',
  loading: '正在检查你的数据…',
  password: '你的密码',
  code: '我们发给你的验证码',
  codeHint: (phone) => `请输入发送至 ${phone} 的六位数字。`,
  sendCode: (phone) => `向 ${phone} 发送验证码`,
  openDevMailbox: '打开开发邮箱',
  reauthenticate: '请先重新登录，以确认是你本人。',
  signInAgain: '重新登录',
  reason: '重新登录后，在设置中删除全部数据。',
  username: '输入你的用户名以确认',
  usernameHint: (name) => `@${name}`,
  cancel: '全部保留',
  confirm: '删除我的全部数据',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: '你的数据已删除',
  deletedAt: (when) => `删除时间：${when}。`,
  allDeleted: '我们这里已没有任何留存。',
  inProgress: '已经没有人能看到它。剩余部分会在几分钟内清除。',
  emailSent: '我们给你发送了最后一封邮件作为确认。',
  retained: '我们保留了什么，以及原因',
  deviceCleared: '这台设备上保存的内容也已清除。',
  home: '回到首页',
  noReceipt: '这里已经没有可显示的内容。',
}
