/** Japanese texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('ja')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: '返信',
  reference: '参照',
  continuation: '続き',
  merge: '合流',
  branch: '分岐',
  answer: '回答',
  question: '質問',
}
const show = (count: number) => counted(count, { other: '#件の返信を聴く' })

export const REPLY: typeof English.REPLY = {
  label: '返信',
  to: (title, count) => (count === 0 ? `：${title}` : `：${title}、`),
  unit: () => '件の返信',
  show,
  showLabel: (count, title) => `${title}への${show(count)}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `${title}への返信`,
  loading: '返信を読み込んでいます',
  empty: '返信はまだありません',
  more: 'ほかの返信',
  loadingMore: '読み込み中',
  untitledBy: (name) => `${name}さんの返信`,
  alsoRepliesTo: (type, title) => `こちらにも返信 · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: '削除',
      label: (title) => `${title}を削除`,
      heading: 'この返信を削除しますか？',
      body: 'この返信を削除してもよろしいですか？この操作は取り消せません。',
    },
    detached: {
      button: '外す',
      label: (title) => `${title}をこのスレッドから外す`,
      heading: 'この返信をあなたのスレッドから外しますか？',
      body: 'ほかの返信先の投稿には残ります。ほかになければ削除されます。',
    },
  },
  cancel: '残す',
  deleted: '返信を削除しました',
  detached: '返信を削除しました。ほかの返信先の投稿には残ります。',
  parentGone: '返信しようとした投稿は、もうありません。',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `${name}さんに返信`,
  start: '録音を開始',
  requestingMicrophone: 'マイクを待っています',
  resume: '再開',
  stop: '録音を停止',
  reRecord: '録り直す',
  send: '返信を送信',
  sending: '返信を送信しています',
  ready: 'あなたの返信',
  cancel: '返信をやめる',
  tags: 'タグ',
  sent: '返信しました',
  busyHeading: '別の録音があります',
  busyText: '保存されています。先に投稿するか破棄してください。',
  busyOpen: '録音を開く',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'この投稿はもうありません。',
  recorder: '返信先の投稿はもうありません。録音は保存されています。単独で投稿するか、削除してください。',
  publish: '単独で投稿',
  delete: '録音を削除',
}

export const PARENTS: typeof English.PARENTS = {
  heading: '返信先の投稿',
  inReplyTo: '返信先',
  count: (n, max) => `${n}/${max}`,
  add: '投稿を追加',
  addMore: '投稿をさらに追加',
  connectionLabel: (title) => `${title}とのつながり方`,
  remove: (title) => `返信先から外す：${title}`,
  search: '返信する投稿を検索',
  searchHint: '投稿を検索',
  loading: '投稿を読み込んでいます',
  empty: '返信できる投稿がまだありません',
  noResults: (typed) => `「${typed}」に一致するものはありません`,
  confirm: (n) => counted(n, { other: '#件の投稿に返信' }),
  chooseFirst: '投稿を選んでください',
}
