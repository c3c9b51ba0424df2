/** Japanese texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('ja')
const formatCount = (count: number) => count.toLocaleString('ja')

export const IMPORTS: typeof English.IMPORTS = {
  section: '取り込み',
  title: 'ポッドキャストを取り込む',
  hint: 'エピソードがOwlcastの録音になります。',
  start: '取り込む',
  url: 'RSSフィードのアドレス',
  lengths: (free, pro) =>
    `エピソードの長さは${free}分まで、Proなら${pro}分までです。それより長いものは取り込まれず、どれかを確認できます。`,
  chooseFeed: 'このページには複数のフィードがあります。どれですか？',
  read: 'フィードを読み込む',
  loading: '取り込みを読み込み中…',
  none: '取り込みはまだありません。',
  list: 'あなたの取り込み',
  putCode:
    'このポッドキャストがあなたのものであることを示してください。フィードの説明文にこのコードを入れてから「フィードを確認」を押します。確認後は削除してかまいません。',
  check: 'フィードを確認',
  copy: 'コードをコピー',
  copied: 'コピーしました。',
  remove: '削除',
  orEmail: (to) => `または、${to} 宛てのメールでコードを受け取れます。`,
  codeSent: (to) => `${to} にコードを送りました。`,
  send: 'コードを送る',
  sendAgain: '新しいコードを送る',
  typedCode: 'メールのコード',
  confirm: '確認',
  running: (done, total) => `${formatCount(total)}件中${formatCount(done)}件が完了。`,
  goesOn: '閉じてもかまいません。取り込みは続きます。',
  progress: '取り込みの進み具合',
  cancel: 'キャンセル',
  finished: '取り込みが終わりました。',
  cancelled: '取り込みをキャンセルしました。',
  imported: (count) => counted(count, { other: '#件を取り込みました。' }),
  refused: (count) => counted(count, { other: '#件は取り込めませんでした。' }),
  beyond: (count, max) =>
    counted(count, {
      other: `このフィードにはさらに#件のエピソードがあります。取り込めるのは最初の${formatCount(max)}件までです。`,
    }),
  capped: (max, megabytes) =>
    `このフィードにはさらにエピソードがあります。取り込めるのは最初の${formatCount(max)}件、最大${megabytes} MBまでです。`,
  cutOff: 'このフィードは途中で終わっています。その先のエピソードは読み込めませんでした。',
  repeat: '新しいエピソードを探す',
  open: 'Owlcastを開く',
  episodes: 'エピソード',
  more: 'もっと見る',
  untitled: '無題',
  states: {
    waiting: '待機中',
    imported: '取り込み済み',
    refused: '問題が起きました。もう一度試すには、新しいエピソードを探してください。',
  },
  problems: {
    too_long: 'プランの上限より長い',
    too_large: 'ファイルが大きすぎます',
    wrong_type: 'MP3またはWAVファイルではありません',
    damaged: 'ファイルが壊れているか、不完全です',
    changes_format: 'ファイルの音声形式が途中で変わり、ブラウザーの再生がそこで止まります',
    wav_format: 'WAVは16ビットのモノラルで、一般的なサンプリング周波数のものにしてください',
    no_sound: 'このエピソードには音声がありません',
    bad_address: 'アドレスを開けません',
    repeated: 'このエピソードはフィードに二度あります',
    unreachable: 'ファイルを読み込めませんでした',
    storage_full: '保存容量がいっぱいです',
    text_refused: 'このサイトで使えない言葉が含まれています',
    failed: '問題が起きました。もう一度試すには、新しいエピソードを探してください。',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'エクスポートを取り込む',
  hint: 'Owlcastのサイトからダウンロードしたzipファイルの投稿を取り込みます。',
  open: '取り込む',
  intro:
    'このサイトまたは別のOwlcastサイトの「データをダウンロード」で受け取ったzipファイルを選んでください。',
  choose: 'zipファイルを選ぶ',
  reading: 'ファイルを読み込んでいます…',
  from: (username, site, date) => `${date}に${site}から@${username}さんがエクスポートしました。`,
  take: '取り込むもの',
  profile: 'プロフィールの名前、色、写真',
  dates: '投稿の日付はそのままで、取り込み済みと表示されます。誰にも通知しません。',
  messages: 'やり取りした相手がここにいないため、メッセージは取り込みません。',
  orphans: (count) =>
    counted(count, { other: 'ほかの人の投稿への返信#件は、あなただけに見える形で取り込みます。' }),
  omitted: {
    expired: (count) => counted(count, { other: '#件の投稿は消えているため取り込みません。' }),
    no_recording: (count) =>
      counted(count, { other: '#件の投稿はこのファイルに録音がないため取り込みません。' }),
    hidden: (count) => counted(count, { other: 'モデレーターが非表示にした#件の投稿は取り込みません。' }),
    owlcast_missing: (count) =>
      counted(count, { other: 'ほかの人のOwlcastにある#件の録音は取り込みません。' }),
  },
  unknown: (count) => counted(count, { other: '#件の投稿はこのサイトにない種類です。' }),
  nothing: 'このファイルには取り込めるものがありません。',
  start: '取り込みを始める',
  running: (done, total) => `${formatCount(total)}件中${formatCount(done)}件が完了しました。`,
  keepOpen:
    'この画面を開いたままにしてください。途中で止まったら同じファイルをもう一度選ぶと、足りない分だけを取り込みます。',
  progress: '取り込みの進み具合',
  cancel: 'キャンセル',
  cancelled: 'ここで止めました。取り込んだ分は残ります。',
  resume: '続ける',
  another: '別のファイルを選ぶ',
  imported: (count) => counted(count, { other: '#件の投稿を取り込みました。' }),
  known: (count) => counted(count, { other: '#件はすでにありました。' }),
  refused: (count) => counted(count, { other: '#件は取り込めませんでした:' }),
  damaged: '音声がないか、壊れています。',
  done: '完了',
  problems: {
    not_zip: 'これはzipファイルではありません。',
    foreign:
      'これはOwlcastのエクスポートではないか、古いものです。データをもう一度ダウンロードして、そのファイルを選んでください。',
    newer: 'このエクスポートは新しいバージョンのOwlcastのものです。先にこのサイトの更新が必要です。',
    damaged: 'このファイルは壊れているか、不完全です。もう一度ダウンロードしてください。',
    too_large: '展開するとエクスポートの上限を超えるため、中止しました。',
  },
}
