/** Japanese texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: '著作権を報告',
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
