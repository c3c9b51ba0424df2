/** Japanese texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name}さんをミュート`,
  unmute: (name) => `${name}さんのミュートを解除`,
  block: (name) => `${name}さんをブロック`,
  unblock: (name) => `${name}さんのブロックを解除`,
  reportPost: '報告',
  reportPerson: (name) => `${name}さんを報告`,
  more: (name) => `${name}さんのその他の操作`,
  signIn: '報告、ミュート、ブロックをするにはログインしてください。',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `${name}さんの投稿は表示されなくなりました。相手には知らされません。`,
  unmuted: (name) => `${name}さんの投稿が再び表示されます`,
  blocked: (name) => `${name}さんをブロックしました`,
  unblocked: (name) => `${name}さんのブロックを解除しました`,
  undo: '元に戻す',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name}さんをブロックしますか？`,
  text: [
    'お互いに、見つける、聴く、フォローする、招待する、メッセージを送る、のいずれもできなくなります。相互のフォローと返事待ちの招待は解除されます。メッセージは非表示になりますが、削除はされません。',
    '相手には知らされません。公開した投稿は公開のままです。相手はログアウトすれば聴くことができます。',
  ],
  cancel: 'キャンセル',
  confirm: 'ブロック',
}

export const REASONS: typeof English.REASONS = {
  harassment: '嫌がらせ、いじめ',
  hate: '特定の集団へのヘイト',
  violence: '脅迫、暴力',
  sexual: '同意のない、または未成年が関わる性的な内容',
  self_harm: '自殺、自傷',
  private_facts: '他人の個人情報や声',
  impersonation: 'なりすまし',
  spam: 'スパム、詐欺',
  other: 'その他',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'この投稿を報告',
  titlePerson: (name) => `${name}さんを報告`,
  about: (title) => `「${title}」について`,
  hint: 'モデレーターが確認します。誰が報告したかは相手に伝わりません。',
  emergencyHint: '今まさに危険が迫っている人がいる場合は、地域の緊急通報番号に電話してください。',
  reason: '何が問題ですか？',
  details: 'ほかに知らせておきたいことはありますか？',
  send: '報告を送信',
  cancel: 'キャンセル',
  sent: 'ありがとうございます。モデレーターが確認します。',
}

export const SAFETY: typeof English.SAFETY = {
  title: '安全',
  lists: {
    blocks: {
      title: 'ブロックした人',
      hint: 'お互いに声が聞こえず、連絡もできません。',
      none: 'ブロックした人はいません。',
      end: '解除',
      endLabel: (name) => `${name}さんのブロックを解除`,
    },
    mutes: {
      title: 'ミュートした人',
      hint: '投稿が表示されません。相手には知らされません。',
      none: 'ミュートした人はいません。',
      end: '解除',
      endLabel: (name) => `${name}さんのミュートを解除`,
    },
  },
  show: '表示',
  showLabel: (title) => `${title}を表示`,
  loading: 'メンバーを読み込んでいます',
  more: 'もっと見る',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `${name}さんをブロックしています`,
  text: 'お互いに声が聞こえず、連絡もできません。相手には知らされません。',
  unblock: 'ブロックを解除',
  muted: 'ミュート中',
}
