/** Japanese texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('ja')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'ログイン',
  openOwlcast: 'Owlcastを開く',
  skip: '本文へ移動',
  reply: '返信',
  copyLink: 'リンクをコピー',
  report: '著作権を報告',
  linkCopied: 'リンクをコピーしました！',
  copyManually: 'リンクをコピーできませんでした。こちらからコピーしてください：',
  linkLabel: 'この投稿へのリンク',
  tags: 'タグ',
  recordings: (count) => `録音（${count}）`,
  noRecordings: '録音はまだありません',
  untitled: '無題',
  more: 'その他',
  recordedIn: '録音先：',
  free: '無料で聴けます',
  priceToListen: (price) => `${price}で聴けます`,
  preview: (seconds) => counted(seconds, { other: '最初の#秒を無料で聴けます。' }),
  previews: (seconds) => counted(seconds, { other: 'それぞれの録音を#秒まで無料で聴けます。' }),
  listenToAll: 'Owlcastですべて聴く',
  sample: 'サンプル',
  length: '長さ',
  contents: '録音',
  author: '投稿者',
  messageWaiting: 'ボイスメッセージが届いています',
  openHint:
    '誰かがこのリンクを送りました。使えるのは一度だけです。「開く」を押すと、このブラウザで今も、あとからでもメッセージを聴けます。',
  open: '開く',
  newLink: '新しいリンクを送ってもらう',
  newLinkSent:
    'Owlcastが発行したリンクであれば、同じ宛先に新しいリンクを送りました。1分ほどかかることがあります。',
  footer: '声から始まる神秘のソーシャルプラットフォーム、Owlcastから共有されました。',
  loading: '読み込み中',
  notFound: 'コンテンツが見つかりません',
  expiryHint: 'Squawkは1〜2日で消えます。このSquawkは期限が切れたのかもしれません。',
  back: 'Owlcastに戻る',
  retry: 'もう一度試す',
  details: '技術的な詳細',
  copyDetails: '詳細をコピー',
  detailsCopied: '詳細をコピーしました！',
  present: 'あり',
  none: 'なし',
  listenOnOwlcast: 'Owlcastで聴く',
  edited: '編集済み',
  routerWorks: '共有ルーターは動作しています。',
  by: (author) => `投稿：${author}`,
  with: (names) => `参加：${names}`,
  summary: (kind, author, length, tags) =>
    [`${author}さんの${kind}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) => counted(count, { other: '録音#件' }),
  positionInList: (at, of) => `${at}/${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `${title}の音声`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name}（@${username}） · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `${day}から参加`,
  followers: (count) => counted(count, { other: 'フォロワー#人' }),
  follow: 'Owlcastでフォロー',
  newestPosts: '新しい投稿',
  empty: '今のところ、公開されている投稿はありません。',
  listenMore: 'Owlcastでもっと聴く',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name}さんは、声で語り合うOwlcastにいます。`
      : `${name}さんの声をOwlcastで聴けます。最新の投稿：${newest}`,
  pictureOf: (name) => `${name}さんの画像`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'パス',
  searchParams: '検索パラメーター',
  contentType: 'コンテンツの種類',
  id: 'ID',
  token: 'トークン',
  invitation: '招待',
  message: 'エラー',
  requestId: 'リクエスト',
}
