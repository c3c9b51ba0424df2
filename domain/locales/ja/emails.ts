/** Japanese texts for emails and text messages. */
import type * as English from '../en/emails'

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'このメールは、Owlcastであなたのメールアドレスが入力されたためお送りしています。この件について再びお送りすることはありません。',
  confirm: {
    subject: 'Owlcast：メールアドレスの確認',
    heading: (name) => `ようこそ、${name}さん`,
    asked: (username) =>
      `このメールアドレスで@${username}としての登録がありました。ご本人でしたら、メールアドレスを確認して始めましょう。`,
    lasts: (username, hours) =>
      `リンクが使えるのは1回だけで、有効期限は${hours}時間です。@${username}として登録した覚えがなければ、このメールは無視してください。確認がなければアカウントは作成されません。`,
    action: 'メールアドレスを確認',
  },
  member: {
    subject: 'すでにOwlcastのアカウントをお持ちです',
    heading: 'すでにアカウントをお持ちです',
    asked:
      'このメールアドレスで新規登録が試みられましたが、すでにアカウントがあります。何も変更されていません。',
    signInHint:
      'これまでと同じ方法でログインしてください。ログイン画面で新しいパスワードを設定することもできます。心当たりがなければ、何もする必要はありません。',
    action: 'ログイン',
  },
  reset: {
    subject: 'Owlcast：新しいパスワードの設定',
    heading: '新しいパスワードを決めてください',
    asked:
      'あなたのアカウントで新しいパスワードの設定が求められました。ご本人でしたら、ボタンを押して決めてください。',
    lasts: (hours) =>
      `リンクが使えるのは1回だけで、有効期限は${hours}時間です。心当たりがなければ、このメールは無視してください。パスワードは変わりません。`,
    action: '新しいパスワードを決める',
  },
  first: {
    subject: 'Owlcast：メールアドレスの確認',
    heading: 'このメールアドレスをアカウントに追加',
    asked: (username) =>
      `このメールアドレスを@${username}のログインに使う手続きがありました。ご本人でしたら、@${username}としてログインしているブラウザでボタンを押し、パスワードを決めてください。`,
    lasts: (username, hours) =>
      `リンクが使えるのは1回だけで、有効期限は${hours}時間です。あなたが@${username}でなければ、このメールは無視してください。ほかの人はこのリンクを使えません。`,
    action: 'メールアドレスを確認',
  },
  changed: {
    subject: 'Owlcastのパスワードが変更されました',
    heading: 'パスワードが変更されました',
    explanation:
      'このアドレスに送ったリンクからパスワードが変更されました。すべての端末からログアウトしました。',
    ended: (list) => `次のものは使えなくなりました：${list}。`,
    paused: (list) =>
      `ほかの人が追加した可能性があるため、次のものを一時停止しました：${list}。設定を開き、ご自分のものはオンにし、それ以外は削除してください。`,
    kept: (list) => `次のものは引き続き使えます：${list}。ご自分のものか確認してください。`,
    ways: {
      counted: (way, count) => `${way}（${count}）`,
      accessTokens: 'アクセストークン',
      privateFeeds: 'ポッドキャストアプリ用のプライベートアドレス',
      passkeys: 'パスキー',
      phone: (digits) => `末尾が${digits}の電話番号でのログイン`,
      webhooks: 'Webhook',
      google: 'Googleでのログイン',
      payouts: (day) => `支払い用のアカウント（${day}に追加）`,
    },
    notYou:
      '心当たりがなければ、誰かがあなたのメールを読める状態です。先にメールのパスワードを、次にこのパスワードを変更してください。',
    action: 'ログイン',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `このメールは${site}での登録について送られました。`,
  request: {
    subject: (site) => `${site}に参加したい人がいます`,
    heading: '待っている人がいます',
    text: (site) => `${site}への参加希望が新しく届きました。承認するか断ることができます。`,
    action: '待っている人を見る',
  },
  approved: {
    subject: (site) => `${site}に参加できるようになりました`,
    heading: (name) => `${name}さん、ようこそ`,
    text: (site) => `${site}での登録が承認されました。登録したときと同じ方法でログインしてください。`,
    action: 'ログイン',
  },
  declined: {
    subject: (site) => `${site}での登録について`,
    heading: '登録は承認されませんでした',
    text: (site) => `今回は${site}に参加できません。入力された内容は削除しました。`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Owlcastのアカウントにパスキーが追加されました',
    heading: '新しいパスキー',
    message:
      'あなたのアカウントにパスキーが追加されました。このパスキーを持つ人は、あなたとしてログインできます。',
  },
  'passkey-removed': {
    subject: 'Owlcastのアカウントからパスキーが削除されました',
    heading: 'パスキーの削除',
    message: 'あなたのアカウントからパスキーが削除されました。このパスキーではもうログインできません。',
  },
  'phone-set': {
    subject: 'Owlcastのアカウントに電話番号が登録されました',
    heading: '電話番号の登録',
    message:
      'あなたのアカウントに電話番号が登録されました。この番号を持つ人は、あなたとしてログインできます。',
  },
  'phone-removed': {
    subject: 'Owlcastのアカウントから電話番号が削除されました',
    heading: '電話番号の削除',
    message: 'あなたのアカウントから電話番号が削除されました。この番号ではもうログインできません。',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [system, browser].filter(Boolean).join('の'),
  doneIn: (where) => `${where}で行われました。`,
  notYou:
    '心当たりがなければ、設定を確認してください。変更を元に戻し、ほかのすべての端末からログアウトし、新しいパスワードを設定してください。',
  action: '設定を開く',
  footer: 'このメールは、アカウントへのログイン方法に関わる内容のためお送りしています。',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Owlcastからのメールが再び届くようになりました',
  heading: 'メールが再び届くようになりました',
  text: 'このアドレスへの送信をもう一度試すよう依頼がありました。このメールが読めているなら届いています。今後はこれまでどおりメールをお送りします。',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender}さんからボイスメッセージが届きました`,
  untitled: 'ボイスメッセージ',
  intro: (title, username) =>
    `@${username}さんからの「${title}」が届いています。聴くのにアカウントは必要ありません。`,
  about: 'Owlcastでは、伝えたいことを録音し、互いに返信します。',
  validity: (days) =>
    `リンクの有効期限は${days}日間です。最初に開いた人だけがメッセージを聴けるので、ほかの人には渡さないでください。`,
  action: 'メッセージを開く',
  footer: (username) =>
    `このメールは、@${username}さんがOwlcastであなたのメールアドレスを入力したためお送りしています。心当たりがなければ無視してください。`,
  unsubscribe: 'このメールを止める',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'このメールを止めますか？',
    text: 'Owlcastでは、メールアドレス宛てにボイスメッセージを送れます。ボタンを押すと、そのお知らせのメールは届かなくなります。ご自身のアカウントに関するメールは引き続き届きます。',
    button: 'このメールを止める',
  },
  refused: {
    heading: 'このメールはもう届きません',
    text: 'このアドレスへのボイスメッセージのメールを止めました。このページは閉じてかまいません。',
    button: 'もう一度受け取る',
  },
  welcome: {
    heading: 'またメールが届きます',
    text: 'だれかがこのアドレスにボイスメッセージを送ると、メールでお届けします。',
  },
  broken: {
    heading: 'このリンクは完全ではありません',
    text: 'もう一度メールから開くか、リンク全体をコピーしてください。何も変更されていません。',
  },
  home: 'Owlcastへ',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter}さんから共同制作に招待されました`,
  titled: (title, content) => `「${title}」（${content}）`,
  intro: (username, post) =>
    `@${username}さんが、${post}のコラボレーターとしてあなたを招待しています。参加を選ぶまでは何も変わりません。`,
  validity: (days) =>
    `招待の有効期限は${days}日間で、このメールアドレス専用です。参加するには、このアドレスでログインしてください。`,
  validityForMember: (days) =>
    `招待の有効期限は${days}日間で、あなた専用です。参加するにはログインしてください。`,
  footerForMember: (username) =>
    `このメールは、@${username}さんがOwlcastであなたをユーザー名で招待したためお送りしています。あなたのメールアドレスは相手には表示されません。`,
  action: '招待を開く',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'データを削除しました',
  deleted: (day) =>
    `${day}に、Owlcastのアカウントとその中のすべてを削除しました。プロフィール、投稿、メッセージ、ログイン方法が含まれます。`,
  retained: '残したものと、その理由：',
  notYou:
    '心当たりがなければ、ほかの誰かがあなたのアカウントを使える状態でした。削除したものは元に戻せません。誰があなたのメールを読めるか確認してください。',
  footer:
    'このメールは、アカウントにこのアドレスが登録されていたためお送りしています。これが最後のメールです。このアドレスも削除しました。',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} がOwlcastの認証コードです。1回限り、${minutes}分間有効です。誰にも教えないでください。`,
  approved: (site, origin) => `${site}での登録が承認されました。ログイン: ${origin}`,
  declined: (site) => `${site}での登録は承認されませんでした。入力された内容は削除しました。`,
  passkeyAdded:
    'Owlcastのアカウントにパスキーが追加されました。心当たりがなければ、ログイン中の端末の設定で削除し、ほかのすべての端末からログアウトしてください。',
  addressAdded:
    'Owlcastのアカウントにメールアドレスが追加されました。心当たりがなければ、サイトの運営者に連絡してください。そのメールを読める人は、あなたとしてログインできます。',
  phoneChanged:
    'Owlcastのアカウントの電話番号が新しくなりました。心当たりがなければ、まだログインしている端末の設定で元に戻し、ほかのすべての端末からログアウトしてください。',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Owlcastにポッドキャストを取り込むためのコード',
  heading: 'あなたのポッドキャストですか？',
  asked: (username, title) =>
    title === null
      ? `@${username} さんがポッドキャストをOwlcastに取り込もうとしています。フィードには、このアドレスが所有者として書かれています。`
      : `@${username} さんが「${title}」をOwlcastに取り込もうとしています。フィードには、このアドレスが所有者として書かれています。`,
  enter: (code) => `あなた本人なら、このコードを入力してください: ${code}`,
  lasts: (hours) =>
    `コードの有効期間は${hours}時間です。心当たりがなければ、このメールは無視してください。何も取り込まれません。`,
  footer:
    'ポッドキャストのフィードにあなたのアドレスがあるため、このメールをお送りしています。取り込みの依頼があったときだけお送りします。',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: '返金が届きませんでした',
    about: (amount, title) => `「${title}」の${amount}を返金しましたが、銀行から差し戻されました。`,
    untitled: (amount) => `${amount}を返金しましたが、銀行から差し戻されました。`,
    next: '何もする必要はありません。このサイトの運営者が把握しており、別の方法で返金します。',
    contact: (contact) => `お問い合わせ先: ${contact}`,
    footer: 'Owlcastで購入されたため、このメールをお送りしています。',
  },
  payout: {
    subject: '支払いが銀行に拒否されました',
    text: 'Stripeがあなたの収益を銀行口座に送金しようとしましたが、銀行に拒否されました。',
    next: 'お金はあなたのものです。設定の「収益」からStripeを開き、口座情報を確認してください。そのあとStripeがもう一度送金します。',
    action: '設定を開く',
    footer: 'Owlcastから売上の支払いを受けているため、このメールをお送りしています。',
  },
}
