/** Japanese texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('ja')
const DAY = createDateFormat('ja', { dateStyle: 'long' })

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
  copyright: '著作権',
  flagged: 'このサイトが注意している言葉',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: '異議申し立て', people: 'メンバー', rules: 'ルール' },
  warn: (name) => `${name}さんに警告する`,
  more: (of) => `${of}のその他の操作`,
  history: '履歴',
  held: '削除済みまたは期限切れ。判断するまで保管されます。',
  bySite: 'このサイトのルール',
  ask: {
    warn: (name) => `${name}さんに警告しますか？`,
    hide: (title) => `「${title}」を非表示にしますか？`,
    suspend: (name) => `${name}さんを利用停止にしますか？`,
  },
  askMany: {
    dismiss: (count) => counted(count, { other: '#件の報告を却下' }),
    hide: (count) => counted(count, { other: '#件の投稿を非表示にしますか？' }),
  },
  rule: 'どのルールですか？',
  words: '本人への言葉',
  wordsHint: '本人はこの言葉とルール、異議の申し立て方を読みます。報告した人は伝わりません。',
  cancel: 'キャンセル',
  confirm: { warn: '警告する', hide: '非表示にする', suspend: '利用停止にする' },
  warned: '警告し、本人に通知しました。',
  select: (of) => `${of}を選択`,
  selected: (count) => counted(count, { other: '#件を選択中' }),
  clear: '選択を解除',
  decidedMany: (count) => counted(count, { other: '#件に対応しました' }),
  refusedMany: (count, why) => `${counted(count, { other: '#件は対象外です' })}：${why}`,
  noAppeals: '待っている異議はありません',
  noAppealsText: '決定には2週間以内に一度だけ異議を申し立てられます。',
  theirAppeal: '異議の内容',
  yourWords: '本人が受け取った言葉',
  decidedBy: (username) => `決定：@${username}`,
  uphold: '決定を維持する',
  overturn: '取り消す',
  otherDecides: 'この決定はあなたのものなので、異議はほかのモデレーターが判断します。',
  appealDone: { upheld: '決定を維持し、本人に通知しました。', overturned: '取り消し、本人に通知しました。' },
  loadingAppeals: '異議を読み込み中',
  searchPeople: '名前、@ユーザー名、メール',
  searchHint: '名前を入力すると、メンバーとその履歴、役割が見つかります。',
  nobody: 'メンバーが見つかりません',
  loadingPeople: 'メンバーを読み込み中',
  historyOf: (name) => `${name}さんの履歴`,
  openHistory: (name) => `${name}さんの履歴を開く`,
  loadingHistory: '履歴を読み込み中',
  since: (at) => `${DAY.format(at)}からのメンバー`,
  posts: (count) => counted(count, { other: '投稿#件' }),
  roles: { member: 'メンバー', moderator: 'モデレーター', admin: '管理者' },
  role: '役割',
  roleDone: '役割を変更し、本人に通知しました。',
  note: 'ほかのモデレーターへのメモ',
  addNote: 'メモを追加',
  noEntries: '報告、決定、メモはありません。',
  reported: (reason) => `報告：${reason}`,
  noted: 'メモ',
  acted: {
    dismiss: '報告を却下',
    warn: '警告',
    hide: '投稿を非表示',
    show: '投稿を再表示',
    suspend: '利用停止',
    release: '利用停止を解除',
  },
  helloActed: { hide: 'あいさつを非表示', show: 'あいさつを再表示' },
  suspendedDays: (days) => (days === null ? '無期限の利用停止' : counted(days, { other: '#日間の利用停止' })),
  by: (username) => `@${username}`,
  appeal: {
    open: '異議が待っています',
    upheld: '異議を確認し、決定を維持',
    overturned: '異議を確認し、取り消し',
  },
  remove: 'アカウントを削除',
  removeAsk: (name) => `${name}さんのアカウントを削除しますか？`,
  removeText: '作ったものはすべて削除され、元に戻せません。',
  removeName: (username) => `確認のため ${username} と入力`,
  removed: 'アカウントを削除しています。',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: '言葉はタイトル、説明、タグ、名前から探します。アドレスとドメインは登録できなくなります。',
  kind: '種類',
  kinds: { word: '言葉', email: 'メールアドレス', domain: 'メールのドメイン' },
  value: '言葉、アドレス、ドメイン',
  action: '対応',
  actions: { flag: 'モデレーターに報告', refuse: '拒否' },
  add: 'ルールを追加',
  added: 'ルールを追加しました',
  remove: '削除',
  removeLabel: (value) => `${value}のルールを削除`,
  removed: 'ルールを削除しました',
  none: 'まだルールはありません。',
  loading: 'ルールを読み込み中',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'あなたについての決定',
  hint: 'モデレーターの決定と理由、あなたの異議。',
  loading: '決定を読み込み中',
  none: 'あなたについての決定はありません。',
  acted: {
    warn: '警告を受けました',
    hide: 'あなたの投稿を非表示にしました',
    suspend: 'アカウントを利用停止にしました',
  },
  helloHidden: 'あなたのあいさつを非表示にしました',
  about: (title) => `「${title}」について`,
  rule: (rule) => `ルール：${rule}`,
  words: 'モデレーターの言葉',
  appealUntil: (at) => `${DAY.format(at)}まで異議を申し立てられます。`,
  tooLate: '異議を申し立てる期限は過ぎました。',
  appeal: '異議を申し立てる',
  why: 'なぜ変えるべきですか？',
  send: '異議を送る',
  sent: 'ありがとうございます。モデレーターが確認します。',
  yourAppeal: 'あなたの異議',
  outcome: {
    open: 'モデレーターがあなたの異議を確認します。',
    upheld: 'もう一度確認しました。決定は変わりません。',
    overturned: 'もう一度確認し、決定を取り消しました。',
  },
  byOther: 'ほかのモデレーターが判断しました。',
  bySame: 'ほかにモデレーターがいないため、同じ人が判断しました。',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'モデレーターからの警告',
    hide: 'あなたの投稿を非表示にしました',
    suspend: 'アカウントが利用停止になりました',
  },
  about: (title) => `「${title}」についてです。`,
  rule: (rule) => `ルール：${rule}。人が判断しました。`,
  words: (words) => `モデレーターの言葉：${words}`,
  length: (days) =>
    days === null
      ? '利用停止に終わりの日はありません。'
      : counted(days, { other: '利用停止は#日後に終わります。' }),
  appeal: (days) =>
    `${days}日以内に、設定の「安全」にある「あなたについての決定」から異議を申し立てられます。可能ならほかのモデレーターが確認します。`,
  action: '決定を見る',
  footer: 'モデレーターがあなたまたはあなたの投稿について決定したため、このメールをお送りしました。',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: { upheld: '異議の結果：決定は変わりません', overturned: '異議の結果：決定を取り消しました' },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'アカウントを削除しました',
  text: '管理者があなたのアカウントを削除しました。中のものはすべて削除されます。',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { other: '#件の報告が待っています' }),
  text: 'メンバーが判断を待っています。',
  action: '報告を開く',
  footer: 'このサイトのモデレーターにお送りしています。1時間に1通までです。',
  unsubscribe: 'このメールを止める',
}
