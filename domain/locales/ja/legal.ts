/** Japanese texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: '規約など',
  links: {
    privacy: 'プライバシー',
    terms: '利用規約',
    rules: 'ルール',
    imprint: '運営者情報',
    contact: 'お問い合わせ',
  },
  licences: 'ライセンス',
  titles: {
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    rules: 'ルール',
    imprint: '運営者情報',
    contact: 'お問い合わせ',
  },
  template: 'このサイトの運営者はまだこの文章を用意していません。これはOwlcastに付属するひな型です。',
  elsewhere: 'この文章はこちらで読めます:',
  reach: (site) => `${site}の運営者への連絡先:`,
  unreachable: '連絡先はまだありません。',
  accept: '登録すると、次のものが適用されます:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'お支払いの記録は、会計上必要なため残ります。残るのは金額と日付だけで、あなたに結び付かない番号で管理されます。',
  messages: 'ほかの人から届いたメッセージは、あなたの名前を除いて、送った人の手元に残ります。',
  username: `${USERNAME_RESERVED_DAYS}日間は、誰もあなたのユーザー名を使えません。元に戻せない符号として保管します。`,
  copies: `データベースの提供元であるCloudflareは、過去の状態を${BACKUP_DAYS}日間保管します。削除されたものはそこから復元できます。自然に終わるものを含まない当方のコピーは、毎晩置き換えられます。`,
  number:
    '同じ期間、あなたのアカウントの番号だけを保管します。バックアップからアカウントが復活しないようにするためです。',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: '著作権侵害を報告',
  about: (title) => `「${title}」について`,
  hint: 'この返信に、あなた、またはあなたが代理する方の作品が使われていますか？ここでお知らせください。報告が私たち以外に見えることはありません。',
  name: 'お名前',
  email: 'メールアドレス',
  emailHint: 'ご返答のためだけに使います。',
  work: '何が使われましたか？権利者は誰ですか？',
  workHint: 'ポッドキャスト、エピソード、使われた箇所。',
  confirmation: 'この内容は事実であり、私はその作品の権利者またはその代理人です。',
  send: '報告を送信',
  cancel: 'キャンセル',
  sent: 'ありがとうございます。報告を受け取りました。',
  nextSteps: (email) => `一件ずつ確認します。質問があれば${email}にご連絡します。`,
  close: '閉じる',
}
