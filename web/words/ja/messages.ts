/** Japanese texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('ja')
const messages = (count: number) => counted(count, { other: 'メッセージ#件' })
const messagesOrMore = (count: number) => counted(count, { other: 'メッセージ#件以上' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: '会話',
  create: '新しいMUEメッセージ',
  search: 'メッセージを検索',
  searchScope: '今表示されている会話の中を検索しています。',
  noResults: (query) => `「${query}」に一致するものはありません`,
  count: (count, max) => (count >= max ? messagesOrMore(max - 1) : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: '退会したメンバー',
  from: (name) => `${name}からのメッセージ`,
  fromYou: 'あなたのメッセージ',
  you: 'あなた',
  youSaid: (text) => `あなた：${text}`,
  voiceMessage: 'ボイスメッセージ',
  moreActions: (name) => `${name}との会話のその他の操作`,
  moreMessageActions: (title) => `${title}のその他の操作`,
  reply: '返信',
  share: '共有',
  delete: '削除',
  sendLink: '自分でリンクを送る',
  showEarlier: '前のメッセージを表示',
  loadingEarlier: '前のメッセージを読み込んでいます',
  loadingThread: '会話を読み込んでいます',
  noneSelected: {
    title: '会話を選んでください',
    text: '新しく始めることもできます。',
  },
  emptyThread: { title: 'メッセージはまだありません', text: '最初のメッセージを送りましょう。' },
  signedOut: {
    title: 'ログインしてメッセージを見る',
    text: 'ボイスメッセージを送ったり、届いたものを聴いたりできます。',
    action: 'ログイン',
    reason: 'メッセージを聴いたり送ったりするにはログインしてください。',
  },
  offline: '更新できませんでした。保存済みのメッセージを表示しています。',
  unsentRecording: '未送信の録音があります。先に送信するか破棄してください。',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'リクエスト',
  list: 'メッセージリクエスト',
  link: (count, max) => `リクエスト（${count >= max ? `${max - 1}+` : count}）`,
  back: 'MUEに戻る',
  backToRequests: 'リクエストに戻る',
  hint: 'フォローしていない人からの最初のメッセージです。聴いても、承認しても、削除しても、相手には知らされません。',
  loading: 'リクエストを読み込んでいます',
  noneSelected: {
    title: 'リクエストを選んでください',
    text: 'まず聴いてから決められます。',
  },
  onlyRequests: 'フォローしていない人からのメッセージはリクエストにあります。あなたから送ることもできます。',
  empty: {
    title: 'リクエストはありません',
    text: 'フォローしていない人からの最初のメッセージがここに表示されます。通知はされません。',
  },
  offline: '更新できませんでした。保存済みのリクエストを表示しています。',
  accept: '承認',
  acceptLabel: (name) => `${name}からのメッセージを承認`,
  delete: '削除',
  deleteLabel: (name) => `${name}からのリクエストを削除`,
  accepted: (name) => `${name}さんが会話に加わりました`,
  deleted: (name) => `${name}からのリクエストを削除しました`,
  open: '開く',
  prompt: (name) =>
    `${name}さんがあなたと話したがっています。聴いても、承認しても、削除しても、相手には知らされません。`,
  summary: (count, more) => `リクエスト · ${more ? messagesOrMore(count) : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `${name}との会話`,
  back: 'MUEに戻る',
  public: '公開',
  summary: (count, more) => `非公開 · ${more ? messagesOrMore(count) : messages(count)}`,
  play: '会話を再生',
  stop: '停止',
  progress: (at, of) => `メッセージ${at}/${of}を再生中`,
  messagePosition: (at, of) => `メッセージ${at}/${of}`,
  reply: '返信を録音',
  noAudio: 'このメッセージに音声はありません',
  today: '今日',
  yesterday: '昨日',
  accountDeleted: '相手はアカウントを削除しました。あなたのメッセージは残りますが、ほかの人は聴けません。',
  emailHint: '相手にはメールで届きます。返事が来ると名前が表示されます。',
  phoneHint: '電話へのメッセージはまだ使えません。リンクをご自身で送ってください。',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: '自分でリンクを送る',
  text: '最初にこのリンクを開いた人がメッセージを聴けます。届けたい相手だけに送ってください。',
  link: 'リンク',
  creating: 'リンクを作成しています',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました！',
  copyManually: 'リンクを選択してコピーしてください。',
  share: '共有',
  sms: 'SMSアプリで開く',
  smsText: (link) => `あなたへのボイスメッセージです：${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: '宛先',
  placeholder: '@ユーザー名、メール、電話番号',
  searching: '検索中…',
  onOwlcast: (name) => `${name}さんはOwlcastにいます`,
  emailHint: (address) => `${address}にリンクをメールで送ります。`,
  phoneHint: (number) =>
    `電話へのメッセージはまだ使えません。${number}にご自身で送るためのリンクが発行されます。`,
  unresolved: '送信するときに確認します。',
  private: '非公開',
  privateHint: (who) => `聴けるのはあなたと${who}だけです`,
  publicHint: 'リンクを知っている人は誰でも聴けます',
  fallbackName: '相手',
}
