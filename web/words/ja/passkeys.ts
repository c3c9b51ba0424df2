/** Japanese texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'パスキー',
  withoutPassword: 'パスワードなしでログイン',
  hint: '指紋、顔、または端末の画面ロックを使います。',
  unsupported: 'このブラウザはパスキーに対応していません。',
  add: 'パスキーを追加',
  added: 'パスキーを追加しました。これからはパスキーでログインできます。',
  addedAt: '追加：',
  lastUsed: '最終使用：',
  neverUsed: 'まだ使われていません',
  rename: (name) => `${name}の名前を変更`,
  renameTitle: 'パスキーの名前',
  name: '名前',
  save: '保存',
  saved: '保存しました。',
  remove: (name) => `${name}を削除`,
  removeTitle: 'このパスキーを削除しますか？',
  removeText: (name) =>
    `「${name}」ではログインできなくなります。端末に表示が残る場合は、端末側で削除できます。`,
  cancel: '残す',
  confirmRemove: 'パスキーを削除',
  removed: 'パスキーを削除しました。',
  loading: 'パスキーを読み込んでいます…',
  tryAgain: 'もう一度試す',
}
