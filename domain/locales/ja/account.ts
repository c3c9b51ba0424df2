/** Japanese texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Owlcastへようこそ',
  titleSignUp: 'あなたの声を見つけよう',
  signInMethods: 'ログイン方法',
  tabs: { phone: '電話', email: 'メール', 'sign-up': '新規登録' },
  phone: '電話番号',
  phoneExample: '例：+81 90 1234 5678',
  phoneHint: 'SMSで認証コードを送ります。番号はほかの人には見えません。',
  sendCode: 'コードを送信',
  code: '認証コード',
  codeHint: (number) => `${number}に送った6桁の数字を入力してください。`,
  anyCodeHint: (number) =>
    `${number}へのコードの送信回数が多すぎます。この1時間に届いたコードなら、どれでも使えます。`,
  newCodeSent: 'そのコードは古いため、新しいコードを送りました。',
  verifyCode: '認証してログイン',
  back: '戻る',
  resendIn: (seconds) => `${seconds}秒後に新しいコードを送れます。`,
  resendCode: 'コードを再送信',
  forgotPassword: 'パスワードをお忘れですか？',
  titleReset: '新しいパスワードを設定',
  forgotText: '新しいパスワードを設定するためのリンクをメールで送ります。',
  sendLink: 'リンクを送信',
  resetSent: (email) =>
    `${email}のアカウントがあれば、リンクをお送りしています。リンクの有効期限は1時間です。`,
  resetMissing:
    '数分たっても届きませんか？迷惑メールフォルダを確認してください。以前にメールが戻ってきたアドレスには届かないことがあります。ほかの方法でログインするか、このサイトの運営者にお問い合わせください。',
  resetText: 'ほかの端末からはすべてログアウトされます。',
  setPassword: 'パスワードを設定',
  passwordChanged: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  newLink: '新しいリンクを送ってもらう',
  or: 'または',
  google: 'Googleで続ける',
  passkey: 'パスキーでログイン',
  chooseName: (shown) =>
    `${shown}を確認しました。ほかの人には見えません。みんなに見せる名前を決めてください。`,
  loading: '少々お待ちください…',
  signUpExpired: '時間がかかりすぎました。もう一度ログインしてください。',
  backToSignIn: 'ログインに戻る',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  username: 'ユーザー名',
  usernameExample: 'maralind',
  displayName: '表示名',
  names: 'あなたの名前',
  namesHint: 'おすすめを表示します',
  proposedName: (username) => `ユーザー名は@${username}です`,
  changeName: '変更',
  passwordHint: (min) => `${min}文字以上にしてください。`,
  adultsOnly: 'Owlcastは18歳以上の方のためのサービスです。',
  signIn: 'ログイン',
  signUp: '18歳以上です。アカウントを作成',
  checkEmail: 'メールを確認してください',
  emailSent: (email, hours) =>
    `${email}にメールを送りました。${hours}時間以内にこのブラウザでメールのリンクを開くと、そのままログインできます。`,
  resend: '再送信',
  otherAddress: '別のアドレスを使う',
  resent: '再送信しました。使えるのは最新のリンクだけです。',
  openDevMailbox: '開発用メールボックスを開く',
  confirming: 'メールアドレスを確認しています…',
  finishText: (username, email) =>
    `@${username}（${email}）として登録します。最後にパスワードを決めてください。前のパスワードは使えなくなります。`,
  finishSignUp: '登録を完了',
  notConfirmed: 'このリンクは使えませんでした',
  welcome: (name) => `ようこそ、${name}さん`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'メール',
  none: 'メールアドレス未登録',
  hint: 'パスワードでのログインと、このアドレス宛てのメッセージの受け取りに使います。ほかの人には見えません。',
  noneHint: '追加するとパスワードでもログインでき、電話番号が使えなくなってもログインできます。',
  refused:
    'このアドレスにはメールが届いていません。送ったメールが戻ってきたか、迷惑メールとして報告されました。いつでもログインできるように、電話番号かパスキーも追加してください。',
  retry: 'もう一度試す',
  retryLabel: 'もう一度試す：このアドレスへのメール',
  retried: 'メールを送りました。戻ってきた場合は、ここに表示されます。',
  add: '追加',
  addLabel: 'メールアドレスを追加',
  dialogTitle: 'メールアドレス',
  text: 'このアドレスにリンクを送ります。このブラウザでリンクを開き、パスワードを決めてください。',
  sent: (email) => `${email}にリンクを送りました。このブラウザで1時間有効です。`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '電話番号',
  paused: 'パスワードの変更により一時停止中です。ご自分のものですか？',
  enable: 'もう一度オンにする',
  enableLabel: 'もう一度オンにする：電話番号でのログイン',
  enabled: 'オンにしました。電話番号でログインできます。',
  none: '電話番号未登録',
  hint: '認証コードでのログインと、この番号宛てのメッセージの受け取りに使います。ほかの人には見えません。',
  add: '追加',
  addLabel: '電話番号を追加',
  change: '変更',
  changeLabel: '電話番号を変更',
  remove: '削除',
  removeLabel: '電話番号を削除',
  dialogTitle: '電話番号',
  verify: '番号を確認',
  saved: (shown) => `${shown}を登録しました。`,
  removeTitle: '電話番号を削除しますか？',
  removeText: 'この番号でのログインと、この番号宛てのメッセージの再生ができなくなります。',
  cancel: '残す',
  confirmRemove: '番号を削除',
  removed: '電話番号を削除しました。',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'パスキー',
  paused: 'パスワードの変更により一時停止中です。ご自分のものですか？',
  enable: 'もう一度オンにする',
  enableLabel: (name) => `もう一度オンにする：${name}`,
  enabled: 'オンにしました。これでログインできます。',
  withoutPassword: 'パスワードなしでログイン',
  hint: '指紋、顔、または端末の画面ロックを使います。',
  unsupported: 'このブラウザはパスキーに対応していません。',
  add: 'パスキーを追加',
  added: 'パスキーを追加しました。これからはパスキーでログインできます。',
  addedAt: '追加：',
  lastUsed: '最終使用：',
  neverUsed: 'まだ使われていません',
  rename: (name) => `${name}の名前を変更`,
  renameTitle: 'パスキーの名前',
  name: '名前',
  save: '保存',
  saved: '保存しました。',
  remove: (name) => `${name}を削除`,
  removeTitle: 'このパスキーを削除しますか？',
  removeText: (name) =>
    `「${name}」ではログインできなくなります。端末に表示が残る場合は、端末側で削除できます。`,
  cancel: '残す',
  confirmRemove: 'パスキーを削除',
  removed: 'パスキーを削除しました。',
  loading: 'パスキーを読み込んでいます…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'ログイン中の端末',
  device: (browser, system) =>
    browser && system ? `${system}の${browser}` : (browser ?? system ?? '不明なブラウザ'),
  thisBrowser: 'このブラウザ',
  lastUsed: '最終使用：',
  signOut: 'ログアウト',
  signOutLabel: (device) => `${device}からログアウト`,
  signOutOthers: 'ほかのすべてからログアウト',
  signOutOthersTitle: 'ほかのすべてからログアウトしますか？',
  signOutOthersText:
    'ほかのすべてのブラウザからログアウトし、アクセストークンは使えなくなります。パスキー、電話番号、ポッドキャストアプリ、Webhookはそのままです。このページで削除できます。',
  keepOthers: 'ログインしたままにする',
  signedOut: 'その端末からログアウトしました。',
  signedOutOthers: 'ほかのすべての端末からログアウトしました。',
  loading: 'ログイン中の端末を確認しています…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: '設定',
  account: 'アカウント',
  signedOut: {
    title: 'ログインしていません',
    text: 'ログインすると、プラン、通知、データがここに表示されます。',
    action: 'ログイン',
  },
  device: 'この端末',
  appearance: '外観',
  appearanceHint: 'アプリの配色です。',
  appearanceOptions: { system: '端末に合わせる', dark: 'ダーク', light: 'ライト' },
  language: '言語',
  browserLanguage: 'ブラウザに合わせる',
  playOn: '続けて再生',
  playOnHint: '投稿が終わると、リストの次の投稿を再生します。',
  level: '音量をそろえる',
  levelHint: '小さな声は大きく、大きな声は小さくします。歌は録音したままです。',
  lossless: 'ロスレスWAV',
  losslessHint: (minutes, megabytes) => `録音を圧縮せずに送ります：${minutes}分まで（${megabytes} MB）。`,
  listening: '再生',
  recording: '録音',
  introduceHint: 'Dusk Radio で、各投稿の前に静かに名前を言います。',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'あなた',
    notifications: '通知',
    sound: '再生と録音',
    safety: 'プライバシーと安全',
    plan: 'プランと収益',
    data: '開発者とデータ',
  },
  back: '設定に戻る',
  on: 'オン',
  off: 'オフ',
  quiet: (from, to) => `静かな時間 ${from} – ${to}`,
  playsOn: '続けて再生',
  playsOne: '1件ずつ再生',
  tap: 'タップして話す',
  hold: '長押しして話す',
  safety: '連絡先、ブロックとミュートした人',
  data: 'ダウンロード、トークン、Webhook',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'キーボードショートカット',
  playPause: '再生または一時停止',
  record: '録音',
  search: '検索',
  cards: '次の投稿、前の投稿',
  next: 'キューの次へ',
  reply: '選択中または再生中の投稿に返信',
  replyToMoment: '再生中の部分に返信',
  spokenReply: '再生中の投稿に声で返信し、もう一度で送信',
  seek: '5秒戻る、5秒進む',
  transcript: '再生中の言葉',
  speed: '遅く、速く',
  help: 'この一覧を表示',
  keys: { ' ': 'スペース', arrowleft: '←', arrowright: '→' },
  single: '1キーのショートカット',
  singleHint: 'ほかのショートカットと重なるときは、オフにしてください。',
}

const MONTH = createDateFormat('ja', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('ja', { dateStyle: 'long' })

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
  fediverseAddress: 'フェディバースのアドレス',
  fediverseHint:
    'Mastodonの @name@server.example など。公開投稿がシェアされた場所で、投稿者として表示されます。',
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
}

export const PROOF: typeof English.PROOF = {
  title: 'ご本人ですか？',
  text: '続ける前に確認してください。',
  loading: '少しお待ちください…',
  confirm: '確認',
  cancel: 'キャンセル',
  password: 'パスワード',
  code: '届いた認証コード',
  codeHint: (phone) => `${phone}に送った6桁の数字を入力してください。`,
  sendCode: (phone) => `${phone}にコードを送信`,
  openDevMailbox: '開発用メールボックスを開く',
  reauthenticate: '先にもう一度ログインしてください。ご本人であることの確認です。',
  signInAgain: 'もう一度ログイン',
  reason: '続けるには、もう一度ログインしてください。',
  otherWay: 'できない場合は、もう一度ログインしてください。',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'データをすべて削除しますか？',
  text: 'アカウントを完全に削除します。投稿、メッセージ、プロフィール、あなたのOwlcastにほかの人が録音したもの、ログイン方法がすべて消えます。この操作は取り消せません。',
  loading: 'データを確認しています…',
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

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: '/ 月',
  benefits: [
    `${getSecondsLimit('squawk', 'pro') / 60}分まで録音`,
    `Squawkは${proHours}時間残ります`,
    'OwlcastとNightingaleに価格を設定',
    '複数のフローと非公開のフロー',
  ],
  upgrade: 'Proにアップグレード',
  extend: '1か月追加',
  activeUntil: (endsAt) => `Proは${DAY.format(endsAt)}までです。`,
  termsHint: '1か月間です。自動更新はありません。投稿はそのまま残ります。',
  signIn: 'Proにアップグレードするにはログインしてください。',
  offline: 'オフラインです。アップグレードは接続が戻ってからできます。',
  fee: `収益の${PLATFORM_FEE_PERCENT}%がプラットフォーム手数料になります。`,
  upgradeAtPrice: `Proにアップグレード · $${PRO_CENTS_PER_MONTH / 100}/月`,
  welcome: 'Proへようこそ！',
  extended: 'もう1か月、ありがとうございます！',
  benefitsUntil: (endsAt) => `${DAY.format(endsAt)}まで、すべてお使いいただけます。`,
  continueLabel: '続ける',
  confirming: 'お支払いを確認しています。Proは自動的に始まります。',
  unconfirmed: 'お支払いをまだ確認できていません。確認できしだいProが始まります。',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'プラン',
  free: '無料プラン',
  freeHint: `Squawkは${freeHours}時間残ります。Owlcastは無料で公開です。`,
  pro: 'Proプラン',
  ended: (endedAt) => `Proは${DAY.format(endedAt)}に終わりました。投稿はそのまま残ります。`,
}

const { min, max } = formatPriceRange()

const FREE = '無料'

export const PRICING: typeof English.PRICING = {
  label: '聴くための価格',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: '金額を指定',
  customLabel: '自分で決める価格（ドル）',
  customHint: `${min}から${max}まで。`,
  freeOnly: '価格：無料（公開のみ）',
  proOffer: `プレミアムコンテンツに価格を付けるには、Pro（$${PRO_CENTS_PER_MONTH / 100}/月）にアップグレードしてください`,
  upgrade: 'アップグレード',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price}で聴けます`,
  free: '無料で聴けます',
  listen: (price) => `${price}で聴く`,
  listenTo: (price, title) => `${price}で聴く：${title}`,
  preview: '試聴',
  previewOfOne: `最大${PREVIEW_SECONDS}秒まで無料で聴けます。`,
  previewOfEach: `それぞれ最大${PREVIEW_SECONDS}秒まで無料で聴けます。`,
  playing: (price, author) => `試聴 · ${price} · ${author}`,
  previewEnded: '試聴はここまでです。',
  previewEndedText: (price) => `${price}ですべて聴けます。`,
  oneTime: '買い切り',
  benefits: {
    all: 'すべての録音。これから加わるものも聴けます',
    one: (time) => `全${time}を何度でも`,
    share: (amount, name) => `${amount}が${name}さんに届きます`,
  },
  loading: '価格を確認しています',
  notNow: '今はしない',
  signIn: '購入して聴くにはログインしてください。',
  demo: 'デモ課金：お金は引き落とされません',
  stripe: 'Stripeで支払い、ここに戻ります。',
  none: 'ここではまだ購入できません。',
  confirming: 'お支払いを確認しています。確認できると自動的に開きます。',
  unlocked: (title) => `${title}を聴けるようになりました`,
  becameFree: (title) => `${title}は無料で聴けるようになりました`,
  accessEnded: (price) => `聴けるのは最大${PREVIEW_SECONDS}秒です。${price}ですべて聴けます。`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: '新しいバージョンがあります',
  reload: '再読み込み',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'アプリ',
  install: 'アプリをインストール',
  hint: '専用のウィンドウで開き、オフラインでも使え、ほかのアプリから共有したポッドキャストを開けます。',
  manualSteps: 'Safariでは「共有」から「ホーム画面に追加」。Macでは「ファイル」から「Dockに追加」。',
}
