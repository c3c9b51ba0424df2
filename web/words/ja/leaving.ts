/** Japanese texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('ja')
const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? '1\u00a0MB未満' : counted(Math.round(bytes / 1_000_000), { other: '約#\u00a0MB' })

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'データ',
  exportTitle: 'データをダウンロード',
  exportHint: '投稿とメッセージ、それを聴くためのページを1つのZIPファイルにまとめます。',
  download: 'ダウンロード',
  exportSize: (files, bytes) =>
    files === 0
      ? '音声や画像はまだありません。'
      : `音声と画像${counted(files, { other: '#件' })}、${megabytes(bytes)}。`,
  downloading: (bytes) => `${(bytes / 1_000_000).toFixed(1)} MBまで完了`,
  progress: 'ダウンロードの進み具合',
  cancel: 'キャンセル',
  canceled: 'ダウンロードをキャンセルしました。',
  saved: 'データをダウンロードフォルダに保存しました。',
  browserDownloads: 'ブラウザでダウンロードが始まりました。',
  signOutTitle: 'ログアウト',
  signOutHint: 'この端末だけです。',
  signOut: 'ログアウト',
  deleteTitle: 'すべて削除',
  deleteHint: '投稿、メッセージ、プロフィールを削除します。',
  deleteAll: 'データをすべて削除',
  tryAgain: 'もう一度試す',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'データをすべて削除しますか？',
  text: 'アカウントを完全に削除します。投稿、メッセージ、プロフィール、あなたのOwlcastにほかの人が録音したもの、ログイン方法がすべて消えます。この操作は取り消せません。',
  exportFirst: '先にデータをダウンロードしますか？',
  loading: 'データを確認しています…',
  password: 'パスワード',
  code: '届いた認証コード',
  codeHint: (phone) => `${phone}に送った6桁の数字を入力してください。`,
  sendCode: (phone) => `${phone}にコードを送信`,
  openDevMailbox: '開発用メールボックスを開く',
  reauthenticate: '先にもう一度ログインしてください。ご本人であることの確認です。',
  signInAgain: 'もう一度ログイン',
  reason: 'もう一度ログインしてから、設定ですべて削除してください。',
  username: '確認のためユーザー名を入力してください',
  usernameHint: (name) => `@${name}`,
  cancel: '残す',
  confirm: 'データをすべて削除',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'データを削除しました',
  deletedAt: (when) => `削除日時：${when}`,
  allDeleted: 'こちらにはもう何も残っていません。',
  inProgress: 'もう誰にも見えません。残りも数分以内に消えます。',
  emailSent: '確認のため、最後のメールをお送りしました。',
  retained: '残したものと、その理由',
  deviceCleared: 'この端末に保存されていたものも消えました。',
  home: 'ホームへ',
  noReceipt: '表示できるものはもうありません。',
}
