/** Japanese texts for the first view: the app's frame, home and post cards. */
import type * as English from '../en/shell'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · 夕暮れの声',
  skip: '本文へ移動',
  main: 'メイン',
  quick: 'クイック',
  menu: 'メニュー',
  open: '開く：',
  closeMenu: 'メニューを閉じる',
  record: '録音',
  search: '検索',
  notifications: '通知',
  bell: (isNew) => (isNew ? '通知、新着あり' : '通知'),
  back: '戻る',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  upgrade: 'Proにアップグレード',
  upgradePrice: '$1/月',
  plan: { free: '無料', pro: 'Pro' },
  offline: 'オフラインです。録音はこの端末に保存されています。',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'ホーム',
  record: '録音',
  profile: 'プロフィール',
  member: 'メンバー',
  settings: '設定',
  graph: 'つながりのグラフ',
  search: '検索',
  'my-squawks': '自分のSquawk',
  'my-hums': '自分のHUM',
  'my-nightingales': '自分のNightingale',
  'my-owlcasts': '自分のOwlcast',
  'mue-manager': 'MUEマネージャー',
  moderation: 'モデレーション',
  goodbye: 'さようなら',
  auth: 'ログイン',
  site: '概要',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'グラフ' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: '問題が発生しました',
  text: 'こちら側で問題が発生しました。公開済みの投稿は無事です。',
  reload: 'アプリを再読み込み',
  details: 'エラーの詳細',
  error: 'エラー',
  view: '画面',
  request: 'リクエスト',
  copy: '詳細をコピー',
  copied: 'コピーしました',
  partFailed: 'アプリの一部を読み込めませんでした。',
  reloadPage: '再読み込み',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'この部分はまだ端末にありません',
  text: 'オフラインです。オンラインに戻ると開きます。録音は保存されています。',
  reload: 'もう一度試す',
}

export const SESSION: typeof English.SESSION = {
  signedOut: 'ログアウトしました。',
}

export const HOME: typeof English.HOME = {
  headline: '日が沈む前に、声にしよう',
  lead: '短い声の投稿を録音すると、声で返事が届き、1日で消えます。',
  start: '何か始める',
  fadingSoon: 'もうすぐ消える声',
  newTonight: '今夜の新着',
  radio: '夕暮れラジオ',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: '投稿とメンバーを検索',
  shortPlaceholder: '投稿を検索',
  label: 'Squawk、HUM、Nightingale、Owlcast、MUEメッセージを検索',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: '保存済みの投稿を表示しています' }

export const UI: typeof English.UI = {
  play: (title) => `再生：${title}`,
  pause: (title) => `一時停止：${title}`,
  seek: '再生位置',
  position: (elapsed, total) => `${elapsed} / ${total}`,
  close: '閉じる',
  dismiss: '閉じる',
  retry: 'もう一度試す',
  optional: '任意',
  loading: '読み込み中',
  slow: 'いつもより時間がかかっています。',
  sample: 'サンプル',
  isNew: '新着',
  minutes: (count) => `${count}分`,
  unheardMinutes: (minutes) => `未再生${minutes}分`,
  unheard: (count) => `未再生${count.toLocaleString('ja')}件`,
  messages: 'アプリからのお知らせ',
}

export const FEED: typeof English.FEED = {
  aside: 'その他',
  upgrade: 'アップグレード',
  showMore: 'もっと見る',
  loadingMore: '読み込み中',
}

export const POST: typeof English.POST = {
  with: '参加：',
  expand: '続きを読む',
  expandScript: '台本を全部読む',
  collapse: '折りたたむ',
  share: '共有',
  shareLabel: (share, title) => `${share}：${title}`,
  linkCopied: (link) => `リンクをコピーしました！ ${link}`,
  copyManually: 'このリンクをコピーしてください',
  link: 'リンク',
  moreActions: (title) => `${title}のその他の操作`,
  playNext: '次に再生',
  addToQueue: 'キューに追加',
  queued: 'キューに追加しました',
  report: '著作権侵害を報告',
  delete: '削除',
  deleteLabel: (title) => `${title}を削除`,
  deleteTitle: (one) => `この${one}を削除しますか？`,
  deleteText: (one) => `この${one}を削除してもよろしいですか？この操作は取り消せません。`,
  cancelDelete: '残す',
  deleted: (one) => `${one}を削除しました`,
}
