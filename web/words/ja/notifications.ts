/** Japanese texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: '通知',
  title: 'ブラウザ通知',
  hint: 'この端末で、Owlcastを見ていないときに届きます。',
  openOnly: 'この端末で、Owlcastがタブで開いている間だけ届きます。',
  blocked: 'ブロックされています。ブラウザの設定で通知を許可できます。',
  unsupported: 'このブラウザは通知を表示できません。',
  enabled: 'この端末の通知をオンにしました。',
  disabled: 'この端末の通知をオフにしました。',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: '新しいMUEメッセージ',
  reply: '新しい返信',
  mention: 'メンションされました',
  invite: '招待',
  new_post: '新しい投稿',
  every_squawk: '新しいSquawk',
  expiry: 'もうすぐ消えます',
  report: '新しい報告',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: '通知の内容と届き先',
  reasonColumn: '通知の内容',
  inAppColumn: 'アプリ内',
  pushColumn: 'プッシュ',
  inAppLabel: (what) => `${what}、アプリ内`,
  pushLabel: (what) => `${what}、プッシュ`,
  reasons: {
    message: { title: 'メッセージ', hint: '誰かからMUEが届いたとき' },
    reply: { title: '返信', hint: 'あなたの投稿や、参加している投稿への返信' },
    mention: { title: 'メンション', hint: '誰かがあなたの@名前に触れたとき' },
    invite: { title: '招待', hint: '共同制作に誘われたとき' },
    new_post: { title: 'フォロー中の人', hint: '新しい投稿があったとき' },
    every_squawk: {
      title: 'すべての新しいSquawk',
      hint: 'すべてのSquawkをひとつにまとめて、多くても30分に1回',
    },
    expiry: { title: '消えていく投稿', hint: 'あなたの投稿が消える2時間前' },
    report: { title: '報告', hint: 'モデレーター向け：メンバーからの報告' },
  },
  quietHours: 'おやすみ時間',
  quietHoursHint: '終わるまでプッシュ通知は届きません。アプリの中ではすべて見られます。',
  from: '開始',
  to: '終了',
  timeZone: (name) => `タイムゾーン：${name.replaceAll('_', ' ')}`,
  loading: '通知の設定を読み込んでいます',
  tryAgain: 'もう一度試す',
}
