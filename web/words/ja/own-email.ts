/** Japanese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'メール',
  none: 'メールアドレス未登録',
  hint: 'パスワードと合わせてログインに使い、このアドレスに届いた声を聴けます。ほかの人には見えません。',
  noneHint: '追加するとパスワードでもログインでき、電話番号が使えなくなっても戻ってこられます。',
  add: '追加',
  addOf: 'メールアドレスを追加',
  dialog: 'メールアドレス',
  text: 'このアドレスにリンクを送ります。このブラウザでリンクを開き、パスワードを決めてください。',
  sent: (email) => `${email}にメールを送りました。リンクはこのブラウザで1時間有効です。`,
}
