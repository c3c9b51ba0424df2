/** Chinese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '手机号',
  none: '没有手机号',
  hint: '用来以验证码登录，并接收发到这个号码的消息。只有你能看到它。',
  add: '添加',
  addOf: '添加手机号',
  change: '更换',
  changeOf: '更换手机号',
  remove: '移除',
  removeOf: '移除手机号',
  dialog: '你的手机号',
  prove: '验证号码',
  set: (shown) => `你的手机号现在是 ${shown}。`,
  removeTitle: '移除你的手机号？',
  removeText: '之后你不能再用它登录，也不能收听发到这个号码的消息。',
  keep: '保留',
  confirmRemove: '移除号码',
  removed: '手机号已移除。',
}
