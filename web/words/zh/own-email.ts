/** Chinese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: '邮箱',
  none: '没有邮箱',
  hint: '用它和密码登录，收听别人发到这里的声音。别人看不到它。',
  noneHint: '添加邮箱后也可以用密码登录；万一失去手机号，还能找回账号。',
  add: '添加',
  addOf: '添加邮箱',
  dialog: '你的邮箱',
  text: '我们会向它发送一个链接；请在此浏览器中打开，并设置密码。',
  sent: (email) => `邮件已发送至 ${email}。链接一小时内有效，请在此浏览器中打开。`,
}
