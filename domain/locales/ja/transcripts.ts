/** Japanese texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: '言葉を書き起こしています。1分ほどかかります。',
  edited: '言葉を編集済み',
  more: 'もっと見る',
  less: '閉じる',
  moreOf: (title) => `もっと見る: ${title}`,
  lessOf: (title) => `閉じる: ${title}`,
  open: '書き起こし',
  heading: (title) => `${title}で話されたこと`,
  loading: '言葉を読み込んでいます',
  phrase: (time, text) => `${time}、${text}`,
  playFrom: (time, title) => `${title}を${time}から再生`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'ここに言葉はありません。音楽か物音のようです。',
  unsupported_language: 'この言語の言葉はまだありません。',
  unreadable: 'ここに言葉はありません。音声を読み取れませんでした。',
  not_configured: 'ここに言葉はありません。このサイトはまだ書き起こしに対応していません。',
  failed: 'ここに言葉はありません。書き起こせませんでした。',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: '言葉を書き起こす',
  heading: '言葉を直す',
  makeHeading: 'この投稿の言葉',
  hint: '直した言葉は音声の同じ位置に残ります。',
  segment: (time) => `${time}の言葉`,
  playFrom: (time) => `${time}から再生`,
  language: '話している言語',
  again: 'もう一度書き起こす',
  againHint: '言語が違いますか？正しい言語を選んでください。直した言葉は置き換わります。',
  start: '言葉を書き起こす',
  makeHint: '聞きながら読めて、話したことを検索で見つけられます。',
  privateHint: 'これは非公開のメッセージです。書き起こすために音声サービスが一度聞きます。',
  remove: '言葉を削除',
  removeHeading: '言葉を削除しますか？',
  removeText: '読むことも、話したことを検索で見つけることもできなくなります。音声は残ります。',
  keep: '残す',
  cancel: 'キャンセル',
  save: '言葉を保存',
  saving: '言葉を保存しています',
  saved: '言葉を保存しました',
  requested: '言葉を書き起こしています。',
  newest: 'いま保存されている言葉',
  removed: '言葉を削除しました',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: '話している言語',
  write: '言葉を書き起こす',
  writeHint: '聞きながら読めて、話したことを検索で見つけられます。',
  privateHint: 'オンにしない限り、非公開メッセージの言葉が音声サービスに送られることはありません。',
  setting: '公開投稿の言葉',
  settingHint: '話したことを書き起こし、読んだり検索したりできるようにします。投稿ごとに選べます。',
  loadingSetting: '言葉の設定を読み込んでいます',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: '非公開です。言葉は、求めたときだけ、この端末で表示します。',
  show: '言葉を表示',
  hide: '言葉を隠す',
  askHeading: 'この端末で言葉を表示しますか？',
  askText: (megabytes) =>
    `ブラウザが書き起こすので、メッセージはこの端末の外に出ません。一度だけ${megabytes} MBをダウンロードします。`,
  download: (megabytes) => `${megabytes} MBをダウンロード`,
  notNow: '今はしない',
  making: 'この端末で言葉を書き起こしています',
  progress: (percent) => `${percent} %`,
  cancel: 'キャンセル',
  made: 'この端末で作成',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `「${title}」という名前にしますか？`,
}
