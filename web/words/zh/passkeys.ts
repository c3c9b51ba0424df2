/** Chinese texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: '通行密钥',
  withoutPassword: '无需密码即可登录',
  hint: '使用指纹、面容或设备锁屏。',
  unsupported: '此浏览器不支持通行密钥。',
  add: '添加通行密钥',
  added: '通行密钥已添加，之后可以用它登录。',
  addedAt: '添加于',
  lastUsed: '上次使用',
  neverUsed: '尚未使用',
  rename: (name) => `重命名“${name}”`,
  renameTitle: '为通行密钥命名',
  name: '名称',
  save: '保存',
  saved: '已保存。',
  remove: (name) => `移除“${name}”`,
  removeTitle: '移除这个通行密钥？',
  removeText: (name) => `之后不能再用“${name}”登录你的账号。设备上可能仍会显示它，你可以在设备上删除。`,
  cancel: '保留',
  confirmRemove: '移除通行密钥',
  removed: '通行密钥已移除。',
  loading: '正在加载你的通行密钥…',
  tryAgain: '重试',
}
