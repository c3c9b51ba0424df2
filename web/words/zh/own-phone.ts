/** Chinese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '手机号',
  none: '没有手机号',
  hint: '用来以验证码登录，并接收发到这个号码的消息。只有你能看到它。',
  add: '添加',
  addLabel: '添加手机号',
  change: '更换',
  changeLabel: '更换手机号',
  remove: '移除',
  removeLabel: '移除手机号',
  dialogTitle: '你的手机号',
  verify: '验证号码',
  saved: (shown) => `你的手机号现在是 ${shown}。`,
  removeTitle: '移除你的手机号？',
  removeText: '之后你不能再用它登录，也不能收听发到这个号码的消息。',
  cancel: '保留',
  confirmRemove: '移除号码',
  removed: '手机号已移除。',
}
