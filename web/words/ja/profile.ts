/** Japanese texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('ja', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('ja', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'プロフィールを編集',
  editing: 'プロフィールの編集',
  save: '保存',
  cancel: 'キャンセル',
  updated: 'プロフィールを更新しました！',
  memberSinceMonth: (at) => `${MONTH.format(at)}から参加`,
  posts: 'あなたの投稿',
  loading: '投稿を数えています',
  atLeast: (count) => `${count}+`,
  username: 'ユーザー名',
  usernameHint: 'プロフィールへの古いリンクは、これからも使えます。',
  displayName: '表示名',
  email: 'メール',
  noEmail: 'なし',
  phone: '電話番号',
  accountType: 'アカウントの種類',
  plan: { free: '無料', pro: 'Pro' },
  memberSince: '参加日',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'ログインしていません',
    text: 'ログインすると、プロフィールと投稿を見られます。',
    action: 'ログイン',
    reason: 'プロフィールを見るにはログインしてください。',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: '画像',
  upload: '画像をアップロード',
  change: '画像を変更',
  remove: '削除',
  hint: 'JPEG、PNG、WebPで10MBまで。正方形に切り抜かれます。',
  preparing: '画像を準備しています',
  color: 'イニシャルの背景色',
  random: 'ランダムな色',
  colors: {
    orange: 'オレンジ',
    amber: '琥珀色',
    blue: '青',
    green: '緑',
    purple: '紫',
    yellow: '黄',
    red: '赤',
    grey: 'グレー',
    pink: 'ピンク',
    teal: '青緑',
  },
}
