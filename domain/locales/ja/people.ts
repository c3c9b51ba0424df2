/** Japanese texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('ja')

const messages = (count: number) => counted(count, { other: 'メッセージ#件' })

const messagesOrMore = (count: number) => counted(count, { other: 'メッセージ#件以上' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: '会話',
  create: '新しいMUEメッセージ',
  search: 'メッセージを検索',
  searchScope: '今表示されている会話の中を検索しています。',
  noResults: (query) => `「${query}」に一致するものはありません`,
  count: (count, max) => (count >= max ? messagesOrMore(max - 1) : messages(count)),
  deletedAccount: '退会したメンバー',
  you: 'あなた',
  youSaid: (text) => `あなた：${text}`,
  moreActions: (name) => `${name}さんとの会話のその他の操作`,
  moreMessageActions: (title) => `${title}のその他の操作`,
  reply: '返信',
  share: '共有',
  delete: '削除',
  sendLink: '自分でリンクを送る',
  showEarlier: '前のメッセージを表示',
  loadingEarlier: '前のメッセージを読み込んでいます',
  loadingThread: '会話を読み込んでいます',
  noneSelected: {
    title: '会話を選んでください',
    text: '新しく始めることもできます。',
  },
  emptyThread: { title: 'メッセージはまだありません', text: '最初のメッセージを送りましょう。' },
  signedOut: {
    title: 'ログインしてメッセージを見る',
    text: 'ボイスメッセージを送ったり、届いたものを聴いたりできます。',
    action: 'ログイン',
    reason: 'メッセージを聴いたり送ったりするにはログインしてください。',
  },
  offline: '更新できませんでした。保存済みのメッセージを表示しています。',
  unsentRecording: '未送信の録音があります。先に送信するか破棄してください。',
  stillSending: '前の録音をまだ送信中です。少し待ってからもう一度お試しください。',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'リクエスト',
  list: 'メッセージリクエスト',
  link: (count, max) => `リクエスト（${count >= max ? `${max - 1}+` : count}）`,
  back: 'MUEに戻る',
  backToRequests: 'リクエストに戻る',
  hint: 'フォローしていない人からの最初のメッセージです。聴いても、承認しても、削除しても、相手には知らされません。',
  loading: 'リクエストを読み込んでいます',
  noneSelected: {
    title: 'リクエストを選んでください',
    text: 'まず聴いてから決められます。',
  },
  onlyRequests: 'フォローしていない人からのメッセージはリクエストにあります。あなたから送ることもできます。',
  empty: {
    title: 'リクエストはありません',
    text: 'フォローしていない人からの最初のメッセージがここに表示されます。通知はされません。',
  },
  offline: '更新できませんでした。保存済みのリクエストを表示しています。',
  accept: '承認',
  acceptLabel: (name) => `${name}さんからのメッセージを承認`,
  delete: '削除',
  deleteLabel: (name) => `${name}さんからのリクエストを削除`,
  accepted: (name) => `${name}さんとの会話を始められます`,
  deleted: (name) => `${name}さんからのリクエストを削除しました`,
  open: '開く',
  prompt: (name) =>
    `${name}さんがあなたと話したがっています。聴いても、承認しても、削除しても、相手には知らされません。`,
  request: 'リクエスト',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `${name}さんとの会話`,
  back: 'MUEに戻る',
  public: '公開',
  private: '非公開',
  play: '会話を再生',
  stop: '停止',
  progress: (at, of) => `メッセージ${at}/${of}を再生中`,
  messagePosition: (at, of) => `メッセージ${at}/${of}`,
  reply: '返信を録音',
  more: 'タイトル、音楽、ほかの投稿を追加',
  unheard: '新着',
  heard: '再生済み',
  heardAt: (when) => `${when}に再生`,
  notHeard: 'まだ再生されていません',
  playUnheard: (count) => `未再生の${count}件を再生`,
  unheardCount: (count) => `未再生${count}件`,
  noAudio: 'このメッセージに音声はありません',
  today: '今日',
  yesterday: '昨日',
  accountDeleted: '相手はアカウントを削除しました。あなたのメッセージは残りますが、ほかの人は聴けません。',
  emailHint: '相手にはメールで届きます。返事が来ると名前が表示されます。',
  emailRefused: 'このアドレスにはメールが届きません。リンクをご自身で送ってください。',
  phoneHint: '電話へのメッセージはまだ使えません。リンクをご自身で送ってください。',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: '自分でリンクを送る',
  text: '最初にこのリンクを開いた人がメッセージを聴けます。届けたい相手だけに送ってください。',
  link: 'リンク',
  creating: 'リンクを作成しています',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました！',
  copyManually: 'リンクを選択してコピーしてください。',
  share: '共有',
  sms: 'SMSアプリで開く',
  smsText: (link) => `あなたへのボイスメッセージです：${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: '宛先',
  placeholder: '@ユーザー名、メール、電話番号',
  searching: '検索中…',
  onOwlcast: (name) => `${name}さんはOwlcastにいます`,
  whoIsMeant: (name) => `${name}さんのことですか？`,
  emailHint: (address) => `${address}にリンクをメールで送ります。`,
  phoneHint: (number) =>
    `電話へのメッセージはまだ使えません。${number}にご自身で送るためのリンクが発行されます。`,
  unresolved: '送信するときに確認します。',
  sendToShown: (label) => `${label}に送る`,
  private: '非公開',
  privateHint: (who) => `聴けるのはあなたと${who}だけです`,
  publicHint: 'リンクを知っている人は誰でも聴けます',
  replyHint: '宛先がないと、返信先の投稿を聴ける人は誰でも聴けます。',
  fallbackName: '相手',
}

const contacts = (count: number) => counted(count, { other: '#件' })

const people = (count: number) => counted(count, { other: '#人' })

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'ユーザー',
  followed: 'フォロー中',
  recent: '最近のやりとり',
  contacts: '連絡先から',
  count: (count) => `${count}人見つかりました`,
}

export const CONTACTS: typeof English.CONTACTS = {
  section: '連絡先の同期',
  title: '同期した連絡先',
  heading: '知り合いを探す',
  findHint: '連絡先の中でOwlcastにいる人を探します。',
  start: '同期',
  startLabel: '連絡先を同期',
  open: '開く',
  openLabel: '同期した連絡先を開く',
  summary: (here, all) => `連絡先${contacts(all)}のうち${people(here)}がOwlcastにいます。`,
  lastSynced: '最終同期：',
  notSynced: 'まだ同期していません。',

  intro: '連絡先はこの端末から出ません。',
  introText:
    'メールアドレスと電話番号だけを確認し、保存はしません。見つかるのは、見つけてほしい人だけ。探したことは誰にも知らされません。',
  choose: '連絡先を選ぶ',
  file: 'ファイルを読み込む',
  fileHint: 'Google、Outlook、Appleから書き出した.csvまたは.vcfファイル。ここにドロップもできます。',
  dropHint: 'ここにファイルをドロップ',
  reading: '連絡先を読み込んでいます',
  checking: (done, all) => `${all}件中${done}件を確認済み`,
  progress: '確認した連絡先',
  cancel: 'キャンセル',
  offline: 'オフラインです。オンラインになったら、もう一度同期してください。',
  uncheckedCount: (count, daily) =>
    `${counted(count, { other: '#件' })}のメールアドレスや電話番号がまだ確認されていません。もう一度同期すると続けられます（1日${daily.toLocaleString('ja')}件まで）。`,
  missingCountryCode: (count) => `${contacts(count)}の連絡先は、電話番号に国番号がないため確認できません。`,
  leftOut: {
    heading: '前回のインポートで除いたもの:',
    withoutAddress: (count) => counted(count, { other: 'メールアドレスも電話番号もない項目 #件' }),
    invalid: (count) => counted(count, { other: '読み取れないメールアドレスまたは電話番号 #件' }),
    fax: (count) => counted(count, { other: 'FAXまたはポケベルの番号 #件' }),
    nested: (count) => counted(count, { other: 'ほかの連絡先の中にある連絡先 #件' }),
    tooMany: (count) =>
      counted(count, { other: '1件の連絡先で10件を超えたメールアドレスまたは電話番号 #件' }),
    overLimit: (count) => counted(count, { other: '上限を超えた連絡先 #件' }),
  },
  limitReached: (count) => `同期できる連絡先は${contacts(count)}までです。`,
  storageFull: 'この端末に空きがなく、連絡先を保存できませんでした。このページを離れるまで表示されます。',

  search: '連絡先を検索',
  noResults: (typed) => `「${typed}」に一致する連絡先はありません`,
  matchedHeading: (count) => `Owlcastにいる人（${count}）`,
  noMatches: '連絡先の中から見つかった人はまだいません。',
  unmatchedHeading: (count) => `招待する（${count}）`,
  uncheckedHeading: (count) => `まだ確認していない連絡先（${count}）`,
  unmatchedHint: '私たちから誰かに連絡することはありません。招待はご自身で送ります。',
  follow: 'フォロー',
  following: 'フォロー中',
  followLabel: (name) => `${name}さんをフォロー`,
  followingLabel: (name) => `${name}さんをフォロー中`,
  followAll: '全員をフォロー',
  followedAll: (count) => `新たに${people(count)}をフォローしました。`,
  share: '自分のリンクを共有',
  more: 'もっと見る',
  emailLabel: (name) => `${name}さんをメールで招待`,
  smsLabel: (name) => `${name}さんをSMSで招待`,
  linkLabel: (name) => `${name}さんに自分のリンクを共有`,

  syncAgain: 'もう一度同期',
  remove: '同期した連絡先を削除',
  removeTitle: '同期した連絡先を削除しますか？',
  removeText: 'この端末から削除します。フォローはそのまま続きます。',
  keepContacts: '残す',
  confirmRemove: '削除',
  removed: 'この端末から連絡先を削除しました。',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'ファイルが5 MBを超えています。',
  type: '読み込めるのは.csvと.vcfファイルだけです。',
  empty: 'ファイルにメールアドレスも電話番号も入っていません。',
  unreadable: 'ファイルを読み込めませんでした。',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Owlcastで私の声を聴いてください',
  text: (link) => `文字ではなく声で話すOwlcastを始めました。ここで聴けます：${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'メールアドレスを知っている人に見つけてもらう',
  phone: '電話番号を知っている人に見つけてもらう',
  hint: '自分でオンにするまではオフです。相手には公開プロフィールが見えます。',
  noEmail: 'メールアドレスをまだ追加していません。',
  noPhone: '電話番号をまだ追加していません。',
  loading: '誰があなたを見つけられるか読み込んでいます',
}

const MONTH = createDateFormat('ja', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'プロフィールを読み込んでいます',
  loadingPosts: '投稿を読み込んでいます',
  memberSince: (at) => `${MONTH.format(at)}から参加`,
  pro: 'Pro',
  postCount: (count) => counted(count, { other: '投稿#件' }),
  followerCount: (count) => counted(count, { other: 'フォロワー#人' }),
  followingCount: (count) => counted(count, { other: 'フォロー中#人' }),
  follow: 'フォロー',
  followed: 'フォロー中',
  followLabel: (name) => `${name}さんをフォロー`,
  followingLabel: (name) => `${name}さんをフォロー中`,
  signInToFollow: (name) => `${name}さんをフォローするにはログインしてください。`,
  ownProfile: 'ほかの人にはプロフィールがこう見えます。',
  edit: 'プロフィールを編集',
  message: 'メッセージ',
  messageLabel: (name) => `メッセージを送る：${name}さん`,
  signInToMessage: (name) => `${name}さんにメッセージを送るにはログインしてください。`,
  shareLabel: (name) => `${name}さんのプロフィールを共有`,
  filterLabel: '表示',
  all: 'すべて',
  empty: (name) => `${name}さんはまだ投稿していません`,
  emptyText: '公開した投稿がここに表示されます。',
  emptyOfKind: (many) => `${many}はまだありません`,
  showAll: 'すべて表示',
  notFound: 'コンテンツが見つかりません',
  notFoundText: 'この人は見つかりません。名前を変えたか、退会したのかもしれません。',
  back: 'Owlcastに戻る',
  followsYou: 'フォローされています',
  stillHere: 'まだ聴けます',
  kept: '残るもの',
  allPosts: 'すべての投稿',
  emptyShelves: '公開した投稿がここに表示されます。',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `${name}さんのあいさつを再生、${time}`,
  playOwn: (time) => `自分のあいさつを再生、${time}`,
  failed: 'このあいさつは今は再生できません。',
  quote: (text) => `「${text}」`,
  record: 'あいさつを録音',
  again: (time) => `新しいあいさつ（${time}まで）`,
  intro: (time) => `${time}以内で自己紹介してください。プロフィールを開いた人は誰でも聴けます。`,
  text: '話した内容',
  textHint: '名前の下に1行で表示されます。空のままにすると、文字起こしを試みます。',
  save: 'あいさつを保存',
  cancel: 'キャンセル',
  saved: 'あいさつがプロフィールに表示されました。',
  edit: 'あなたのあいさつ',
  remove: 'あいさつを削除',
  removeTitle: 'あいさつを削除しますか？',
  removeText: '録音と文字は誰からも見えなくなります。',
  keep: '残す',
  removed: 'あいさつを削除しました。',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'フォロワー',
  following: 'フォロー中',
  loading: 'メンバーを読み込んでいます',
  empty: { followers: 'フォロワーはまだいません。', following: 'まだ誰もフォローしていません。' },
  more: 'もっと見る',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: '投稿の表示',
  all: 'すべて',
  following: 'フォロー中',
  empty: 'フォロー中の人の新しい投稿はありません',
  emptyText: '誰かをフォローすると、その人の投稿がここに表示されます。',
  showAll: 'すべての投稿を表示',
  findPeople: '知り合いを探す',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'コラボレーターを追加',
  invite: 'コラボレーターを招待',
  addTo: (title) => `${title}にコラボレーターを追加`,
  placeholder: '@ユーザー名またはメール',
  send: '送信',
  cancel: 'キャンセル',
  sent: (name) => `${name}に招待を送りました！`,
  sentWithoutEmail: (name) =>
    `${name}さんにはOwlcastで招待が表示されます。今日はこれ以上、招待のメールは送られません。`,
  sentCount: (sent, all) => `${all}件中${sent}件の招待を送りました`,
  allSent: (count) => counted(count, { other: '#件の招待を送りました。' }),
  notSent: (to) => `${to}に送れませんでした`,
  retry: '再試行',
  done: '完了',
  viewInvited: '招待した人を見る',
  shareLink: (name) => `${name}にはメールを送れません。このリンクをご自身で送ってください：`,
  link: '招待リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました！',

  listTitle: 'コラボレーター',
  listEmpty: 'まだ誰も招待していません。',
  listFailed: '招待を読み込めませんでした。',
  emailRefused: 'このアドレスにはメールが届きません。別の方法で招待してください。',
  revoke: '取り消す',
  revokeLabel: (name) => `${name}への招待を取り消す`,
  remove: '外す',
  removeLabel: (name) => `${name}を外す`,
  revoked: (name) => `${name}への招待を取り消しました。`,
  removed: (name) => `${name}をコラボレーターから外しました。`,

  heading: '招待',
  invitedBy: (inviter) => `${inviter}さんから共同制作に招待されました`,
  pendingCount: (count) => counted(count, { other: '#件の招待が届いています' }),
  view: '見る',
  dismiss: '今はしない',
  postBy: (title, username) => `「${title}」（@${username}）`,
  accept: '参加する',
  acceptLabel: (title) => `参加する：${title}`,
  decline: '辞退',
  declineLabel: (title) => `辞退：${title}`,
  accepted: (title) => `「${title}」に参加しました。`,
  declined: '招待を辞退しました。',
  undo: '元に戻す',
  collaborationEnded: (title) => `「${title}」への参加をやめました。`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: '招待済み',
  accepted: 'コラボレーター',
  declined: '辞退',
  revoked: '取り消し済み',
  expired: '期限切れ',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name}さんをミュート`,
  unmute: (name) => `${name}さんのミュートを解除`,
  block: (name) => `${name}さんをブロック`,
  unblock: (name) => `${name}さんのブロックを解除`,
  reportPost: '報告',
  reportPerson: (name) => `${name}さんを報告`,
  reportHello: (name) => `${name}さんのあいさつを報告`,
  more: (name) => `${name}さんのその他の操作`,
  signIn: '報告、ミュート、ブロックをするにはログインしてください。',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `${name}さんの投稿は表示されなくなりました。相手には知らされません。`,
  unmuted: (name) => `${name}さんの投稿が再び表示されます`,
  blocked: (name) => `${name}さんをブロックしました`,
  unblocked: (name) => `${name}さんのブロックを解除しました`,
  undo: '元に戻す',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name}さんをブロックしますか？`,
  text: [
    'お互いに、見つける、聴く、フォローする、招待する、メッセージを送る、のいずれもできなくなります。相互のフォローと返事待ちの招待は解除されます。メッセージは非表示になりますが、削除はされません。',
    '相手には知らされません。公開した投稿は公開のままです。相手はログアウトすれば聴くことができます。',
  ],
  cancel: 'キャンセル',
  confirm: 'ブロック',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'この投稿を報告',
  titlePerson: (name) => `${name}さんを報告`,
  about: (title) => `「${title}」について`,
  hint: 'モデレーターが確認します。誰が報告したかは相手に伝わりません。',
  viewedHint: '非公開の内容でも、モデレーターが聴いて読めるようになります。',
  emergencyHint: '今まさに危険が迫っている人がいる場合は、地域の緊急通報番号に電話してください。',
  reason: '何が問題ですか？',
  details: 'ほかに知らせておきたいことはありますか？',
  send: '報告を送信',
  cancel: 'キャンセル',
  sent: 'ありがとうございます。モデレーターが確認します。',
}

export const SAFETY: typeof English.SAFETY = {
  title: '安全',
  shareHeard: '再生したことを送信者に知らせる',
  shareHeardHint:
    'オンにするまでオフです。送信者は、新しいメッセージのうちどれをいつ再生したかを見られます。',
  loadingShareHeard: '送信者に見える内容を読み込み中',
  lists: {
    blocks: {
      title: 'ブロックした人',
      hint: 'お互いに声が聞こえず、連絡もできません。',
      none: 'ブロックした人はいません。',
      end: '解除',
      endLabel: (name) => `${name}さんのブロックを解除`,
    },
    mutes: {
      title: 'ミュートした人',
      hint: '投稿が表示されません。相手には知らされません。',
      none: 'ミュートした人はいません。',
      end: '解除',
      endLabel: (name) => `${name}さんのミュートを解除`,
    },
  },
  show: '表示',
  showLabel: (title) => `${title}を表示`,
  loading: 'メンバーを読み込んでいます',
  more: 'もっと見る',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `${name}さんをブロックしています`,
  text: 'お互いに声が聞こえず、連絡もできません。相手には知らされません。',
  unblock: 'ブロックを解除',
  muted: 'ミュート中',
}

const MOMENT = createDateFormat('ja', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'メンバーからの報告です。対応はすべて記録されます。本人には結果だけを知らせ、誰が報告したかは決して伝えません。',
  hint: 'メンバーからの報告と、その結果です。',
  open: 'モデレーション',
  queueLabel: '表示する報告',
  queue: { open: '対応待ち', decided: '対応済み' },
  loading: '報告を読み込んでいます',
  empty: { open: '対応待ちはありません', decided: '対応したものはまだありません' },
  emptyText: { open: '新しい報告は、件数の多い順にここに表示されます。', decided: '' },
  aboutPerson: (name) => `${name}さんについて`,
  helloOf: (name) => `${name}さんのあいさつ`,
  reportCount: (count) => counted(count, { other: '報告#件' }),
  reportedBy: '報告者：',
  deletedUser: '退会したメンバー',
  hidden: '非表示',
  private: '非公開',
  unavailable: '期限切れか、削除されました',
  suspended: (until) =>
    isPermanentSuspension(until) ? '無期限で利用停止中' : `${MOMENT.format(until)}まで利用停止中`,
  listen: '聴く',
  listenLabel: (title) => `${title}を新しいタブで聴く`,
  view: '聴いて読む',
  viewLabel: (title) => `「${title}」を聴いて読む`,
  viewNote: '開いたことは記録されます。',
  clip: 'ポッドキャストのクリップ',
  dismiss: '却下',
  dismissLabel: (of) => `${of}についての報告を却下`,
  hide: '非表示にする',
  hideLabel: (title) => `${title}を全員に対して非表示にする`,
  show: '再び表示',
  showLabel: (title) => `${title}を再び表示`,
  suspend: '利用停止',
  suspendLabel: (name) => `${name}さんを利用停止にする`,
  release: (name) => `${name}さんの利用停止を解除`,
  suspendFor: (days) => (days === null ? '無期限で利用停止' : counted(days, { other: '#日間の利用停止' })),
  done: {
    dismiss: '却下しました',
    hide: '非表示にしました。「対応済み」にあります。',
    show: '再び表示しました',
    suspend: '利用停止にし、本人に通知しました',
    release: '利用停止を解除しました',
  },
  moreReports: (count) => counted(count, { other: 'ほか#件' }),
}

const SUSPENSION_MOMENT = createDateFormat('ja', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'アカウントは利用停止中です',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'アカウントは無期限で利用停止中です'
      : `アカウントは${SUSPENSION_MOMENT.format(until)}まで利用停止中です`,
  allowedActions:
    '聴くこと、報告すること、データのダウンロードや削除は引き続きできます。録音はこの端末に残ります。',
  decision: '理由の確認と異議申し立て',
  manageData: 'データをダウンロードまたは削除',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'ブラウザ通知',
  hint: 'この端末で、Owlcastを見ていないときに届きます。',
  openOnly: 'この端末で、Owlcastがタブで開いている間だけ届きます。',
  blocked: 'ブロックされています。ブラウザの設定で通知を許可できます。',
  unsupported: 'このブラウザは通知を表示できません。',
  enabled: 'この端末の通知をオンにしました。',
  disabled: 'この端末の通知をオフにしました。',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: '新しいMUEメッセージ',
  reply: '新しい返信',
  mention: 'メンションされました',
  invite: '招待',
  new_post: '新しい投稿',
  every_squawk: '新しいSquawk',
  expiry: 'もうすぐ消えます',
  report: '新しい報告',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: '通知の内容と届き先',
  reasonColumn: '通知の内容',
  inAppColumn: 'アプリ内',
  pushColumn: 'プッシュ',
  inAppLabel: (what) => `${what}、アプリ内`,
  pushLabel: (what) => `${what}、プッシュ`,
  reasons: {
    message: { title: 'メッセージ', hint: '誰かからMUEが届いたとき' },
    reply: { title: '返信', hint: 'あなたの投稿や、参加している投稿への返信' },
    mention: { title: 'メンション', hint: '誰かがあなたの@名前に触れたとき' },
    invite: { title: '招待', hint: '共同制作に誘われたとき' },
    new_post: { title: 'フォロー中の人', hint: '新しい投稿があったとき' },
    every_squawk: {
      title: 'すべての新しいSquawk',
      hint: 'すべてのSquawkをひとつにまとめて、多くても30分に1回',
    },
    expiry: { title: '消えていく投稿', hint: 'あなたの投稿が消える2時間前' },
    report: { title: '報告', hint: 'モデレーター向け：メンバーからの報告' },
  },
  words: 'プッシュ通知に話された言葉を表示',
  wordsHint: '公開投稿の最初の一文です。メッセージの言葉は表示しません。通知が1分ほど遅れることがあります。',
  quietHours: 'おやすみ時間',
  quietHoursHint: '終わるまでプッシュ通知は届きません。アプリの中ではすべて見られます。',
  from: '開始',
  to: '終了',
  timeZone: (name) => `タイムゾーン：${name.replaceAll('_', ' ')}`,
  loading: '通知の設定を読み込んでいます',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '。聴くことと、自分のデータのダウンロードや削除は引き続きできます。'

const SOMEONE = '退会したメンバー'

/** A name with its honorific, which only names take. */
const san = (who: English.SentencePiece): English.SentencePiece[] =>
  typeof who === 'string' || who.name === SOMEONE ? [who] : [who, 'さん']

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: '通知',
  markRead: '既読にする',
  markAllRead: 'すべて既読にする',
  markedAllRead: 'すべての通知を既読にしました。',
  unread: '未読',
  list: 'すべての通知',
  deleted: '通知を削除しました。',
  undo: '元に戻す',
  loadEarlier: '以前の通知',
  loading: '通知を読み込んでいます',
  loadingEarlier: '以前の通知を読み込んでいます',
  offline: 'オフラインです。この一覧は最新ではないかもしれません。',
  stale: 'この一覧を更新できませんでした。最新ではないかもしれません。',
  empty: { title: '通知はまだありません', text: '返信、メンション、メッセージ、招待がここに表示されます。' },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: SOMEONE,
  ownPost: 'あなたの投稿',
  system: {
    'webhook.disabled': [
      { name: 'Webhookの1つがオフになりました' },
      '。宛先が何度も応答しませんでした。設定でもう一度オンにできます。',
    ],
    'plan.ended': [{ name: 'Proの期間が終わりました' }, '。Proで作ったものはすべてそのまま残ります。'],
    'refund.failed': [
      { name: 'あなたへの返金が届きませんでした' },
      '。銀行から差し戻されました。このサイトの運営者が把握しています。',
    ],
    'payout.refused': [
      { name: '支払いが銀行に拒否されました' },
      '。設定の「収益」からStripeを開き、口座情報を確認してください。',
    ],
    'moderation.hello_hidden': [
      { name: 'モデレーターがあなたのあいさつを非表示にしました' },
      '。今は誰も聴けません。理由は設定の「安全」で確認できます。',
    ],
    'moderation.hello_shown': ['モデレーターがあなたのあいさつを元に戻しました。'],
    'moderation.suspended': [{ name: 'アカウントが一時的に利用停止になりました' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'アカウントが無期限の利用停止になりました' }, MEANWHILE],
    'moderation.released': ['アカウントの利用停止が解除されました。'],
    'moderation.warned': [
      { name: 'モデレーターから警告がありました' },
      '。理由は設定の「安全」で確認できます。',
    ],
    'moderation.appeal_upheld': ['異議を確認しました。', { name: '決定は変わりません' }, '。'],
    'moderation.appeal_overturned': ['異議を確認し、', { name: '決定を取り消しました' }, '。'],
    'moderation.role_member': ['このサイトのモデレーターではなくなりました。ありがとうございました。'],
    'moderation.role_moderator': [{ name: 'モデレーターになりました' }, '。報告は設定の「安全」にあります。'],
    'moderation.role_admin': [{ name: 'このサイトの管理者になりました' }, '。'],
  },
  hidden: (voice) => ['モデレーターが', voice, 'を非表示にしました。今は誰も聴けません。'],
  restored: (voice) => ['モデレーターが', voice, 'を元に戻しました。'],
  replied: {
    chain: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に声を添えました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の声' })}が加わりました。最新は`,
        ...san(who),
        'です',
      ],
    },
    cast: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に録音を追加しました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の新しい録音' })}があります。最新は`,
        ...san(who),
        'です',
      ],
    },
    voice: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に返信しました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の返信' })}があります。最新は`,
        ...san(who),
        'です',
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [...san(who), 'からMUEが届きました'],
      many: ({ who, count }) => [...san(who), `からMUEが${counted(count, { other: '#件' })}届きました`],
    },
    mention: same(({ who, what }) => [...san(who), 'が', what, 'であなたをメンションしました']),
    invite: same(({ who, what }) => [...san(who), 'があなたを', what, 'の共同制作に招待しました']),
    new_post: {
      one: ({ who, what }) => [...san(who), 'が', what, 'を共有しました'],
      many: ({ who, what, count }) => [
        ...san(who),
        `が${counted(count, { other: '#件の投稿' })}を共有しました。最新は`,
        what,
        'です',
      ],
    },
    every_squawk: same(({ who, what }) => [
      '新しいSquawkがあります。最新は',
      ...san(who),
      'の',
      what,
      'です',
    ]),
    report: {
      one: () => ['新しい報告が対応を待っています。'],
      many: ({ count }) => [counted(count, { other: '新しい報告が#件、対応を待っています。' })],
    },
    expiry: same(({ what }) => [what, 'がもうすぐ消えます。今のうちにもう一度聴けます。']),
  },
}
