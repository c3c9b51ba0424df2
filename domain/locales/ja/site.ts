/** Japanese texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: '登録するには、メンバーからの招待リンクが必要です。',
  invited: '招待されています。アカウントを作成できます。',
  approval: '登録は一件ずつ確認し、決まりしだいお知らせします。',
  closed: 'このサイトは現在、新しいメンバーを受け付けていません。アカウントをお持ちの方はログインできます。',
  waitingTitle: '登録は承認待ちです',
  waitingText: '決まりしだいお知らせします。この画面は閉じてかまいません。',
  close: '閉じる',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: '招待する',
  hint: 'リンクを持つ人だけが参加できます。リンク1つで1人が参加できます。',
  left: (count) => (count === 0 ? '今はこれ以上リンクを作成できません。' : `あと${count}件作成できます。`),
  create: 'リンクを作成',
  newLink: '今このリンクをコピーしてください。もう一度は表示されません。',
  linkLabel: '招待リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  open: (until) => `${until}まで有効`,
  used: '使用済み',
  expired: '期限切れ',
  created: (on) => `${on}に作成`,
  remove: '削除',
  removeLabel: (on) => `${on}の招待を削除`,
  loading: '招待を読み込んでいます',
}

export const SETUP: typeof English.SETUP = {
  title: 'サイトの設定',
  intro: 'ようこそ。アカウントを作成し、サイトを紹介してください。あとですべて変更できます。',
  checking: 'リンクを確認しています',
  noLink: 'この画面はデプロイの出力にあるリンクから開きます。',
  account: 'あなたのアカウント',
  accountHint: '最初の管理者になります。',
  adult: '18歳以上です',
  finish: 'サイトを設定',
  done: 'サイトの準備ができました',
}

export const SITE: typeof English.SITE = {
  title: 'あなたのサイト',
  name: 'サイト名',
  nameMissing: 'サイトの名前を入力してください。',
  contact: '連絡先',
  contactHint: 'メールアドレス、またはhttps://で始まるリンク。だれでも見ることができます。',
  contactInvalid: 'メールアドレス、またはhttps://で始まるリンクを入力してください。',
  languages: '言語',
  languagesMissing: '言語を1つ以上選んでください。',
  mode: '登録できる人',
  modes: {
    open: { label: '公開', hint: '18歳以上ならだれでも' },
    invitation: { label: '招待のみ', hint: 'メンバーが人を招待できます' },
    approval: { label: '承認制', hint: '登録ごとにあなたが決めます' },
    closed: { label: '受付停止', hint: 'すでにいる人だけ' },
  },
  texts: '文章',
  textsHint:
    '段落の間は1行空けてください。#で始まる行は見出しです。別の場所にある文章へのhttpsリンクを1つだけ入力することもできます。',
  useTemplate: 'ひな型から始める',
  templateLabel: (title) => `ひな型から始める: ${title}`,
  templateUsed: '空です。ひな型が表示されます。',
  save: '保存',
  saved: '保存しました',
  loading: '設定を読み込んでいます',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: '参加を待っている人',
  empty: '待っている人はいません。',
  approve: '承認',
  approveLabel: (name) => `${name}さんを承認`,
  approved: (name) => `${name}さんが参加できるようになりました`,
  decline: '断る',
  declineLabel: (name) => `${name}さんを断る`,
  declined: (name) => `${name}さんを断りました`,
  loading: '申請を読み込んでいます',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: '期間',
  periods: { 1: '今日', 7: '7日間', 30: '30日間' },
  loading: '数字を読み込んでいます',
  people: 'メンバー',
  newPeople: (count) => `新規${count}人`,
  active: '今日来た人',
  activeWeek: (count) => `今週は${count}人`,
  posts: '投稿',
  minutes: '録音した分数',
  waiting: '参加を待っている人',
  byKind: '種類別',
  kind: '種類',
  running: '稼働状況',
  emailsWaiting: '送信待ちのメール',
  transcriptsWaiting: '待機中の文字起こし',
  stored: '保存された音声',
  spending: '今月の費用',
  spendingHint: (ceiling) => `基本料金を除いた見積もりです。${ceiling}からお知らせします。`,
  over: '上限を超えています',
  costs: { transcripts: '文字起こし', sms: 'SMS', emails: 'メール', storage: '保存容量' },
  total: '合計',
  refusals: '拒否',
  noRefusals: '拒否はありません。',
  refusal: '理由',
  count: '件数',
  asOf: (time) => `${time}に集計`,
  none: 'まだ数字がありません。',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'ライセンス',
  intro: 'Owlcastはこれらでできています。作ってくれた皆さんに感謝します。',
  groups: { app: 'アプリ内', server: 'サーバー上', fonts: 'フォント', sounds: '音楽と音声' },
  text: 'ライセンス文',
  textLabel: (name) => `${name}のライセンス文`,
  loading: 'ライセンスを読み込んでいます',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: '簡単な確認',
  text: 'お使いのネットワークから多くの試行がありました。人による操作であることを確認させてください。',
  frame: 'パズル',
}
