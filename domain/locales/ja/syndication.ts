/** Japanese texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'ポッドキャストアプリで購読',
  title: 'ポッドキャストアプリで購読',
  intro: '新しい投稿がポッドキャストアプリに自動で届きます。',
  introExpiring: '消える投稿は、投稿者が含めた場合だけ届きます。',
  apps: 'ポッドキャストアプリ',
  address: 'フィードのアドレス',
  copy: 'コピー',
  copied: 'フィードのアドレスをコピーしました。',
  notCopied: 'コピーできませんでした。アドレスを選択してコピーしてください。',
  scan: 'またはスマホでスキャン',
  scanLabel: 'フィードのアドレスのQRコード',
  private: 'ここで何か購入しましたか？',
  privateHint:
    'プライベートアドレスなら、購入した投稿を最後まで聞けます。知っている人は誰でも聞けるので、共有しないでください。設定から削除できます。',
  appName: 'どのアプリ用ですか？',
  appNameHint: '例：「スマホのOvercast」',
  create: 'プライベートアドレスを作成',
  created: 'あなたのプライベートアドレスです。表示されるのは今だけです。',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'ポッドキャストアプリ',
  loading: 'ポッドキャストアプリを読み込み中',
  none: 'プライベートアドレスはありません',
  noneHint: 'プロフィール、owlcast、チェーンの購読画面で作成できます。',
  used: '最後の使用',
  unused: 'まだ使われていません',
  end: '削除',
  endLabel: (name) => `${name}を削除`,
  ended: '削除しました。そのアプリに新しい投稿は届きません。',
  expiring: '消える投稿も自分のフィードに含める',
  expiringHint: 'ポッドキャストアプリは、ここで消えた後もダウンロードしたものを保存し続けます。',
}
