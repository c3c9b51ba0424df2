/** Japanese texts for the app shell: navigation, menu, empty states and errors. */
import type * as English from '../shell'

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
  bell: (count) => (count > 0 ? `通知、未読${count.toLocaleString('ja')}件` : '通知'),
  back: '戻る',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  upgrade: 'Proにアップグレード',
  upgradePrice: '$1/月',
  plan: { free: '無料', pro: 'Pro' },
  offline: 'オフラインです。録音はこの端末に保存されています。',
  online: 'オンラインに戻りました。',
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
