/** Chinese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: '邮箱',
  none: '没有邮箱',
  hint: '用来以密码登录，并接收发到这个邮箱的消息。只有你能看到它。',
  noneHint: '添加邮箱后也可以用密码登录；万一失去手机号，还能找回账号。',
  add: '添加',
  addLabel: '添加邮箱',
  dialogTitle: '你的邮箱',
  text: '我们会用邮件发送一个链接。请在此浏览器中打开，然后设置密码。',
  sent: (email) => `链接已发送至 ${email}。一小时内有效，请在此浏览器中打开。`,
}
