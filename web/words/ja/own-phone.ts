/** Japanese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '電話番号',
  none: '電話番号未登録',
  hint: '認証コードでのログインと、この番号宛てのメッセージの受け取りに使います。ほかの人には見えません。',
  add: '追加',
  addLabel: '電話番号を追加',
  change: '変更',
  changeLabel: '電話番号を変更',
  remove: '削除',
  removeLabel: '電話番号を削除',
  dialogTitle: '電話番号',
  verify: '番号を確認',
  saved: (shown) => `${shown}を登録しました。`,
  removeTitle: '電話番号を削除しますか？',
  removeText: 'この番号でのログインと、この番号宛てのメッセージの再生ができなくなります。',
  cancel: '残す',
  confirmRemove: '番号を削除',
  removed: '電話番号を削除しました。',
}
