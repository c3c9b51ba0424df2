/** Japanese texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

export const START_LABELS: typeof English.START_LABELS = {
  plain: '録音を開始',
  reading: '朗読を録音',
  song: 'オリジナル曲を録音',
  overTrack: 'MUEに重ねて録音',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: '送信', withTrack: '送信' },
  squawk: { alone: 'Squawkを投稿', withTrack: 'Squawk + MUE' },
  nightingale: { alone: '曲', withTrack: '曲' },
}

export const RECORD: typeof English.RECORD = {
  heading: '録音',
  modes: '何を録音しますか？',
  comingSoon: '近日公開',
  comingSoonHint: 'まだ準備中です。ほかの種類は使えます。',
  recorder: 'レコーダー',
  details: '詳細',
  openFailed: 'この録音を開けませんでした。作成中の録音を終えるか、ページを再読み込みしてください。',
  back: '戻る',
  cancel: 'キャンセル',
  limit: (limit) => `上限${limit}`,
  limitAndRemaining: (limit, left) => `上限${limit} · 残り${left}`,
  remaining: (left) => `残り${left}`,
  waitingForMicrophone: 'マイクを待っています',
  recording: '録音中',
  paused: '一時停止中',
  shortcutStart: 'キーでも開始：',
  shortcutsRecording: 'スペースで一時停止、Enterで停止',
  shortcutsPaused: 'スペースで再開、Enterで停止',
  pause: '一時停止',
  resume: '再開',
  stop: '録音を停止',
  redo: '録り直す',
  goOn: '続けて話す',
  goOnFailed: 'この録音には追加できません。',
  trimEnds: '両端を切る',
  cutTo: (time) => `${time}に切る`,
  undoCut: '切る前に戻す',
  wholeRecording: '録音全体',
  zoomedPart: '拡大表示している部分',
  playPreview: '録音を再生',
  stopPreview: '再生を停止',
  seekPreview: '録音の再生位置',
  voiceWithTrack: (track) => `あなたの声と${track}`,
  recordedTime: '録音時間',
  microphoneLevel: 'マイクの音量',
  microphone: 'マイク',
  defaultMicrophone: '既定のマイク',
  headphones: '音楽がマイクに入らないよう、ヘッドホンを使ってください。',
  storageDown:
    'いまは録音を受け付けられません。録音はこの端末で待機し、受け付けられるようになると自動で送られます。',
  losslessLimit: (minutes) => `ロスレスWAVがオンです。${minutes}分まで録音できます。`,
  upgradeHint: (minutes) => `Proなら${minutes}分まで録音できます。`,
  upgrade: 'Proにアップグレード',
  showHow: '方法を見る',
  allowMicrophoneHelp: 'アドレス横のサイト設定を開き、マイクを許可してから、もう一度お試しください。',
}

export const HOLD: typeof English.HOLD = {
  screen: '録音',
  newRecording: '新しい録音',
  release: '離すと止まります。投稿先はそのあと選べます。',
  releaseToSend: '離すと送信します。',
  sending: (to) => `${to}さんに送信しています`,
  sendingIn: (seconds) => `${seconds}秒後に送信`,
  sendingNow: '送信中',
  undo: '元に戻す',
  locking: '離してください。録音は続きます。',
  locked: '録音中です。手を離していても大丈夫です。',
  dropping: '離すと破棄します。何も残りません。',
  slideToLock: '上にスライドしてロック',
  slideToDrop: (isRtl) => (isRtl ? '右にスライドして破棄' : '左にスライドして破棄'),
  drop: '破棄',
  tooShort: '長押しして話す',
  tapOrHold: 'タップ、または長押しして話す',
  tapToStart: 'タップで開始、もう一度タップで停止',
  tapInstead: '長押しの代わりにタップ',
  tapInsteadHint: '赤いボタンはどこでも、1回のタップで始まり、次のタップで止まります。',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: '録音を開始しました',
  paused: '録音を一時停止しました',
  resumed: '録音を再開しました',
  secondsLeft: (seconds) => `残り${seconds}秒`,
  stopped: (time) => `${time}で録音を停止しました。聴き返す、録り直す、投稿するから選べます。`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'タイトル',
  count: (n, max) => `${n} / ${max}`,
  tags: 'タグ',
  tagsRequired: () => '必須',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  description: '説明',
  optional: '任意',
  addTag: 'タグを追加',
  removeTag: (tag) => `タグ「${tag}」を外す`,
  addSuggestedTag: (tag) => `タグ「${tag}」を追加`,
  moreOptions: 'その他のオプション',
  moreOptionsHint: '説明、返信',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'この録音を破棄しますか？',
  body: (time) => `この録音は${time}です。元に戻せません。`,
  cancel: '残す',
  discard: '破棄',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => '投稿しています',
  stages: {
    mixing: '音楽をミックスしています',
    encoding: '圧縮しています',
    uploading: 'アップロードしています',
    posting: '投稿しています',
  },
  attempt: (n, of) => `${of}回中${n}回目`,
  progress: '投稿',
  cancel: 'キャンセル',
  mayLeave: 'このページを離れても大丈夫です。処理は続き、録音は保存されています。',
  cancelled: '投稿しませんでした。録音は残っています。',
  published: (name, link) => `${name}を投稿しました！共有リンク：${link}`,
  sent: (to) => `${to}に送りました。`,
  phoneUnavailable: '電話へのメッセージはまだ使えません。リンクを自分で送ってください。',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました！',
  signInToPublish: '投稿するにはログインしてください。録音はここに残ります。',
  signInToSend: 'メッセージを送るにはログインしてください。',
  alreadyPublished: 'この録音はすでに投稿されています。',
  publishingInOtherTab: '別のタブがこの録音を投稿しています。',
  savedOffline: '保存しました。オンラインになると公開されます。',
  savedBusy: 'ここに保存しました。もう一度お送りします。',
  savedAfterFailure: (failure) => `${endSentence(failure)}録音は保存されています。自動的に投稿されます。`,
}

const counted = createPluralizer('ja')

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: () => '送信しています',
  cancelled: '送信しませんでした。録音は残っています。',
  signInToPublish: '送信するにはログインしてください。録音はここに残ります。',
  alreadyPublished: 'この録音はすでに送信されています。',
  publishingInOtherTab: '別のタブがこの録音を送信しています。',
  savedOffline: '保存しました。オンラインになると送信されます。',
  savedAfterFailure: (failure) => `${endSentence(failure)}録音は保存されています。自動的に送信されます。`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'この端末の録音',
  saved: '保存された録音',
  savedForAWeek:
    '保存された録音。アプリをインストールしない場合、約1週間アクセスがないとこのブラウザーから削除されます。',
  unpublished: 'まだ投稿していません',
  onlyInTab: 'このタブにしかありません。閉じる前に投稿してください。',
  waiting: '投稿待ち',
  sending: '投稿中',
  to: (name) => `${name}宛て`,
  listen: '聴く',
  stop: '停止',
  publish: '投稿',
  discard: '破棄',
  later: 'あとで',
  retryNow: '今すぐ試す',
  cancelDiscard: '残す',
  discardHeading: 'この録音を破棄しますか？',
  discardBody: 'この端末にしかない録音です。元に戻せません。',
  unsavedHello: 'まだ保存していないあいさつ',
  open: '開く',
  discarded: '録音を破棄しました',
  readFailed: 'この録音を読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  signOutHeading: '未送信の録音があります。ログアウトしますか？',
  signOutBody: (n) =>
    counted(n, {
      other: '#件の録音がまだ投稿されていません。もう一度ログインすると、この端末で続きから使えます。',
    }),
  putAway: '録音はこの端末に残っています。録音したアカウントでログインすると、また表示されます。',
  staySignedIn: 'ログアウトしない',
  signOut: 'ログアウト',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: '共有されたものを開けませんでした。ここでファイルを選ぶか、リンクを貼り付けてください。',
  none: 'ポッドキャストのリンクか、50 MB未満の音声ファイル（WAV、MP3、OGG、M4A）を共有してください。',
  recordingOpen: '先にこの録音を投稿するか破棄してください。そのあと、共有されたものを開きます。',
  heading: 'これを何にしますか？',
  upTo: (length) => `最長${length}`,
  partUpTo: (length) => `最長${length}。次に使う部分を選びます。`,
  podcastHint: '一部を流して返信します',
  choosePart: '使う部分を選んでください',
  tooLong: (length, limit) => `長さは${length}、使えるのは${limit}までです。`,
  takePart: 'この部分を使う',
  wholeSound: '音声の全体',
  opening: '共有されたものを開いています…',
  importFailed: 'この音声を追加できませんでした。もう一度お試しください。',
}

export const HUM: typeof English.HUM = {
  heading: 'ヒーリングストーリーを始める',
  intro: '2つの答えから台本ができます。あなたが読み上げ、ほかの人が声を重ねます。',
  notAdvice: 'やさしい言葉です。医学的な助言ではありません。',
  recipientName: '誰のためですか？',
  recipientNameHint: '相手の名前。下の名前だけで大丈夫です。',
  alias: '台本での呼び名',
  aliasHint: 'ほかの人に見え、聞こえる名前です。空欄なら相手の名前を使います。',
  condition: 'どんな状況にいますか？',
  conditionHint: '状態を短い言葉で。',
  outcomeHint: 'もうそうなっているかのように、現在形で。',
  presentOutcome: '元気になった暮らしはどんなものですか？',
  wholenessFeeling: 'どんな気持ちですか？',
  meaningPurpose: 'なぜ大切なのですか？',
  witnesses: '誰と一緒に話しますか？',
  soundHeading: '台本を整える',
  emotionWords: '込めたい言葉',
  tone: 'トーン',
  length: '長さ',
  language: '言語',
  spiritual: 'スピリチュアルな表現',
  closure: '締めの一文で終える',
  visibilityHeading: '誰が見つけられますか？',
  consent: 'この人について話す許可を得ています',
  unlisted: 'リンクを知っている人だけ',
  unlistedHint: '台本に本名が入っている場合におすすめです。',
  saveAnswers: '答えをストーリーと一緒に保存',
  saveAnswersHint: 'オフのときは、この端末だけに残ります。ほかの人に見えることはありません。',
  create: '台本を作る',
  recreate: '台本を作り直す',
  scriptHeading: 'ヒーリングの台本',
  script: '台本',
  forName: (name) => `${name}さんへ`,
  readAloud: '準備ができたら声に出して読んでください。その前に、どの言葉も直せます。',
  changeAnswers: '変更',
  estimatedLength: (time) => `約${time}`,
  empty: 'ここに台本が表示されます。',
  edit: '台本を編集',
  done: '編集を終える',
  record: '朗読を録音',
  failed: '台本を読み込めませんでした。もう一度お試しください。',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: '読み上げ',
  slower: '遅く',
  faster: '速く',
  startScrolling: '自動スクロール',
  stopScrolling: 'スクロールを止める',
  speed: (percent) => `速さ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: '愛',
  compassion: '思いやり',
  gratitude: '感謝',
  courage: '勇気',
  peace: '安らぎ',
  wonder: '驚き',
  relief: '安堵',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: '定番',
  gentle: 'やさしく',
  bold: '力強く',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: '短め',
  medium: 'ふつう',
  long: '長め',
}

export const SONG: typeof English.SONG = {
  songTitle: '曲名',
  author: '作者',
  original: 'これはオリジナル曲です',
  covers: 'カバーは投稿できません。歌詞も曲もご自身のものに限ります。',
}

const NAMES: Record<TrackCollection, string> = { mue: 'MUE', beat: 'ビート' }

const ADD: Record<TrackCollection, string> = { mue: 'MUEの曲を追加', beat: 'ビートを追加' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `${NAMES[collection]}を選ぶ`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'ビート' : 'MUE'),
  remove: (collection) => `${NAMES[collection]}を外す`,
  search: (collection) => `${NAMES[collection]}を検索`,
  searchHint: '名前、ムード、ジャンル',
  searchAll: 'BGMを検索',
  anyMood: 'すべてのムード',
  mood: 'ムード',
  anyGenre: 'すべてのジャンル',
  genre: 'ジャンル',
  showAll: 'すべて表示',
  addTrack: '追加',
  addLabel: (name) => `${name}を追加`,
  added: '追加済み',
  removeLabel: (name) => `${name}を外す`,
  playLabel: (name) => `再生：${name}`,
  pauseLabel: (name) => `一時停止：${name}`,
  collection: (collection) => NAMES[collection],
  playingHint: '声の後ろで流れます',
  loading: (collection) => `${NAMES[collection]}を読み込んでいます`,
  none: (collection) => `${NAMES[collection]}はまだありません`,
  noneFiltered: '見つかりませんでした。別のムードやジャンルを試してください。',
  noResults: (query) => `「${query}」に一致するものはありません`,
  section: 'MUEライブラリ',
  background: 'BGM',
  open: '開く',
  summary: (count) =>
    count === 0
      ? 'MUEはまだありません'
      : counted(count, { other: '穏やかなものから明るいものまで、#件のMUE。' }),
  loadingAll: 'MUEを読み込んでいます',
  offline: '音楽には接続が必要です。音楽なしでも録音できます。',
}

const mues = (count: number) => counted(count, { other: '#件のMUE' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: '音楽ライブラリに曲を入れるか、ストレージから読み込みます。',
  manage: '管理',
  intro: '誰でも録音に追加できる音楽です。',
  actions: 'ライブラリの操作',
  setup: 'テーブルを準備',
  addSamples: 'サンプルMUEを追加',
  sync: 'ストレージから同期',
  refresh: '更新',
  empty: 'MUEがありません。まず「テーブルを準備」と「サンプルMUEを追加」を押してください。',
  loading: 'MUEを読み込んでいます',
  ready: (count) => `MUEテーブルの準備ができました。${mues(count)}が入っています。`,
  added: (added, absent) =>
    absent > 0
      ? `サンプルMUEを${added}件追加しました。${absent}件はまだストレージにファイルがありません。`
      : `サンプルMUEを${added}件追加しました。`,
  usingSamples: (count) => `サンプルMUE${count}件を使用中`,
  loaded: (count) => `${mues(count)}を読み込みました。`,
  listing: 'ストレージを調べています…',
  measuring: (done, all) => `長さを調べています：${done}/${all}…`,
  working: '処理中…',
  storageEmpty: 'ストレージにMUEがありません。ライブラリはそのままです。',
  synced: (count, more) =>
    more
      ? `同期しました。ライブラリには${mues(count)}があります。ストレージには、一度に読み込める数を超えるファイルがあります。`
      : `同期しました。ライブラリには${mues(count)}があります。`,
  confirm: {
    title: 'ライブラリを置き換えますか？',
    text: (now, then) =>
      `${mues(now)}を、ストレージで見つかった${then}件に置き換えます。すでに音楽が付いている投稿はそのままです。`,
    cancel: '残す',
    replace: '置き換える',
  },
  seconds: (seconds) => `${Math.round(seconds)}秒`,
  mood: 'ムード',
  genre: 'ジャンル',
  playLabel: (name) => `再生：${name}`,
  stopLabel: (name) => `停止：${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcastを作成',
  startedFrom: (title) => `「${title}」から始めます。`,
  name: '名前',
  description: '説明',
  tags: 'タグ',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  privacy: '公開範囲',
  visibilities: { public: '公開', unlisted: '限定公開', private: '非公開' },
  hints: {
    public: '誰でも見つけられます。',
    unlisted: 'リンクを知っている人が聴けます。',
    private: '聴けるのはあなたと招待した人だけです。',
  },
  proOnly: '限定公開と非公開はProの機能です。',
  invitees: '招待する人',
  inviteesHint: 'ユーザー名、メールアドレス、電話番号をカンマで区切って入力してください。',
  inviteeList: '招待する相手',
  inviteeTooLong: '名前やアドレスとしては長すぎます。',
  unresolved: '招待するときに確認します。',
  byEmail: 'メールで',
  byPhone: '電話へのメッセージはまだ使えません。共有できるリンクをお渡しします',
  fee: `作成料 ${formatDollars(OWLCAST_FEE_CENTS)}（今は無料）`,
  cancel: 'キャンセル',
  create: 'Owlcastを作成',
  creating: 'Owlcastを作成しています',
  notCreated: '作成しませんでした。入力した内容は残っています。',
  sourceGone: '元の投稿はもうありません。もう一度「Owlcastを作成」を押すと、その投稿なしで作成します。',
  alreadyCreated: 'このOwlcastは、最初に送信した内容ですでに作成されています。',
  createdEarlier: (name) => `「${name}」はすでに作成されています。もう一度作成すると、こちらも作成されます。`,
  created: (name) => `「${name}」を作成しました。`,
  createdWithInvitations: (name, sent) => `「${name}」を作成しました。${sent}`,
  record: '録音',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: '投稿先',
  newOwlcast: '新しいOwlcast',
  newOwlcastHint: 'このタイトルの公開Owlcastを作成します。これが最初の録音になります。',
  existingOwlcastHint: 'この録音をほかの録音に追加します。',
  lostOwlcastHint: 'このOwlcastにはもう録音できません。別のOwlcastを選んでください。',
  moreOptions: 'その他のオプション',
  loading: 'あなたのOwlcastを読み込んでいます',
  failed: 'ほかのOwlcastを読み込めませんでした。',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { other: 'コラボレーター#人' }),
  startedFrom: (title) => `「${title}」から始まりました`,
  play: '再生',
  hide: '閉じる',
  playLabel: (title) => `${title}を再生`,
  hideLabel: (title) => `${title}を閉じる`,
  record: '録音',
  recordLabel: (title) => `${title}に録音`,
  reply: '返信',
  replyLabel: (title) => `${title}に返信`,
}

export const COVER: typeof English.COVER = {
  group: 'カバー',
  of: (title) => `${title}のカバー`,
  choose: '画像を選ぶ',
  useDrawn: '描かれたカバーに戻す',
  small: (pixels) =>
    `ポッドキャストアプリには一辺${pixels}ピクセル以上が必要なため、アプリでは描かれたカバーが表示されます。`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `${title}の録音`,
  loading: '録音を読み込んでいます',
  none: '録音はまだありません',
  recordFirst: '最初の録音をする',
  more: 'ほかの録音',
  loadingMore: '読み込み中',
  newRecordings: (count) => counted(count, { other: '新しい録音が#件' }),
  position: (author, n, of) => `${author} · ${n}/${of}`,
  controls: '会話の操作',
  previous: '前へ',
  next: '次へ',
  latest: '最新',
  conversation: '会話',
  actions: (title) => `${title}のその他の操作`,
  delete: '削除',
  singular: '録音',
  noun: '録音',
}
