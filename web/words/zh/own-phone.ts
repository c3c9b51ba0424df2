/** Chinese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '手机号',
  none: '没有手机号',
  hint: '用验证码登录，收听别人发到这个号码的声音。别人看不到它。',
  add: '添加',
  addOf: '添加手机号',
  change: '更换',
  changeOf: '更换手机号',
  remove: '移除',
  removeOf: '移除手机号',
  dialog: '你的手机号',
  prove: '验证号码',
  set: (shown) => `${shown} 现在归你所有。`,
  removeTitle: '移除你的手机号？',
  removeText: '之后不能再用它登录，发到这个号码的内容也不再归你收听。',
  keep: '保留',
  confirmRemove: '移除号码',
  removed: '手机号已移除。',
}
