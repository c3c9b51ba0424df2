/** Japanese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'メール',
  none: 'メールアドレス未登録',
  hint: 'パスワードでのログインと、このアドレス宛てのメッセージの受け取りに使います。ほかの人には見えません。',
  noneHint: '追加するとパスワードでもログインでき、電話番号が使えなくなってもログインできます。',
  add: '追加',
  addLabel: 'メールアドレスを追加',
  dialogTitle: 'メールアドレス',
  text: 'このアドレスにリンクを送ります。このブラウザでリンクを開き、パスワードを決めてください。',
  sent: (email) => `${email}にリンクを送りました。このブラウザで1時間有効です。`,
}
