/** Japanese texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: '編集',
  editLabel: (title) => `${title}を編集`,
  heading: (noun) => `この${noun}を編集`,
  title: 'タイトル',
  defaultTitleHint: (title) => `空欄のときは「${title}」になります。`,
  name: '名前',
  description: '説明',
  tags: 'タグ',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  scriptReadOnly: '台本は変更できません。新しい台本を使うには、ストーリーを録音し直してください。',
  confirmsAnonymity: 'タイトルとタグは、ストーリーの中で語られていない限り、誰の話かを明かしていません。',
  restored: '前に入力した内容を復元しました。',
  cancel: 'キャンセル',
  save: '保存',
  saving: '保存中',
  saved: '変更を保存しました',
  edited: '編集済み',
  imported: '取り込み済み',
}

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
  sent: '返信しました',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'この投稿はもうありません。',
  recorder: '録音は保存されています。単独で投稿するか、削除してください。',
  recorderPrivate: '録音は保存されています。単独で送信するか、削除してください。',
  publish: '単独で投稿',
  send: '単独で送信',
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

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '全員', hint: '誰でも返信できます。' },
  followed: {
    name: 'フォロー中の人',
    hint: 'このスレッドには、あなたがフォローしている人だけが返信できます。',
  },
  mentioned: {
    name: 'メンションした人',
    hint: 'このスレッドには、タイトルや本文で@を付けて名前を挙げた人だけが返信できます。',
  },
  nobody: { name: '誰も返信できない', hint: '返信はオフです。' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: '返信できる人',
  collaboratorsHint: 'あなたとコラボレーターは、いつでも返信できます。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '返信が制限されています',
  signIn: (from) =>
    from === 'nobody'
      ? '投稿者かコラボレーターなら、ログインすると返信できます。'
      : 'ログインすると、返信できるか確認できます。',
  signInButton: 'ログイン',
  recordingSaved: '録音は保存されています。',
  publishSeparatelyHint: '別の投稿として公開できます。',
  detach: '別の投稿にする',
  sendSeparatelyHint: '別のメッセージとして送信できます。',
  detachPrivate: '別のメッセージにする',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `ストーリーを再生（${count}）`,
    single: 'この声だけ再生',
    voiceCount: (count) => counted(count, { other: '#人の声' }),
    add: 'ストーリーに声を添える',
    share: 'HUMを共有',
  },
  nightingale: {
    play: (count) => `ソングチェーンを再生（${count}）`,
    single: 'この曲だけ再生',
    add: 'ソングチェーンにつなぐ',
    share: '曲を共有',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: '停止',
  stopLabel: (title) => `停止：${title}`,
  position: (author, n, of) => `${author} · ${n}/${of}`,
  original: 'オリジナル',
  by: (author) => `作：${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'グラフを読み込んでいます',
  analytics: 'データ',
  posts: '投稿の合計',
  connections: 'つながりの合計',
  mostConnected: 'つながりが一番多い投稿',
  noneYet: 'まだありません',
  replies: (count) => counted(count, { other: '#件の返信' }),
  repliesUnit: () => '件の返信',
  nodeName: (kind, title, author, replies) => `${kind}：${title}、${author}、${replies}`,
  find: '投稿を探す',
  findLabel: 'グラフの中の投稿を探す',
  found: (count) => counted(count, { other: '#件の投稿が見つかりました' }),
  position: (nth, of) => `${nth}/${of}`,
  noMatches: '一致する投稿はありません。',
  allHidden: 'すべての種類が非表示です。どれかをオンにすると投稿が表示されます。',
  kindFilters: '表示する種類',
  viewMode: '表示形式',
  asGraph: '星空',
  asList: 'リスト',
  canvas: '投稿とつながりのグラフ',
  canvasHelp:
    'Tabキーで投稿のグループを移動、矢印キーでグループの中を移動、Enterキーで投稿を開き、Pキーで返信と一緒に再生します。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  fitAll: '全体を表示',
  layoutInProgress: '投稿を並べています',
  layoutProgress: (share) => `${Math.round(share * 100)}%`,
  skipLayout: '今すぐ表示',
  tapAgain: 'もう一度タップすると開きます',
  closeLegend: '凡例を閉じる',
  starSizes: '大きな星ほど返信が多い投稿です。',
  legend: '凡例',
  contentTypes: 'コンテンツの種類',
  connectionTypes: 'つながりの種類',
  list: '投稿とそのつながり',
  recording: '録音',
  inlineName: (name) => name,
  otherLines: 'その他の線',
  recordingLine: 'Owlcastに入っている録音',
  repliesTo: '返信先',
  recordedIn: '録音されたOwlcast',
  showMore: (count) => counted(count, { other: 'あと#件表示' }),
  newest: (shown, total) =>
    `${total.toLocaleString('ja')}件のうち${shown.toLocaleString('ja')}件を表示しています。新しい投稿と、その返信先です。`,
  showOlder: '以前の投稿を表示',
  alone: (count) => counted(count, { other: 'つながりのない投稿#件はリストにあります。' }),
  noConnections: 'まだつながりがありません。投稿に返信すると、ここに線が表示されます。',
  empty: { title: '投稿はまだありません', text: '投稿すると、ここに表示されます。' },
  goToSquawks: 'Squawkへ移動',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'クイック検索の結果',
  resultCount: (count) => counted(count, { other: '#件の結果' }),
  allResults: (query) => `「${query}」の検索結果をすべて見る`,
  noResults: (query) => `「${query}」に一致するものはありません`,
  searching: '検索中',
  offline: 'オフラインです。検索するには接続してください。',
  moveKey: '移動',
  jumpKey: '開く',
  closeKey: '閉じる',
  postCount: (count) => counted(count, { other: '投稿#件' }),
  recordingCount: (count) => counted(count, { other: '録音#件' }),
  free: '無料で聴けます',
  price: (price) => `${price}で聴けます`,
  heading: '検索',
  fieldLabel: '投稿とメンバーを検索',
  clear: '検索をクリア',
  filterLabel: '表示する結果',
  allKinds: 'すべて',
  people: 'メンバー',
  allPeople: 'すべてのメンバー',
  morePeople: 'ほかにも見つかりました。名前をもう少し入力してください。',
  more: 'もっと見る',
  loadingMore: '読み込み中',
  loading: '検索中',
  emptyTitle: '何を探していますか？',
  emptyText: '投稿、メンバー、自分のメッセージを検索できます。',
  showAllKinds: 'すべての種類を表示',
  didYouMean: 'もしかして',
  similar: '似ている投稿',
  reply: '返信',
  message: 'プライベートメッセージ',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { other: '新しい投稿が#件' }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'このブラウザーは古いため、Owlcastを利用できません。',
  link: '最新の投稿を聴く',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'ページが見つかりません',
  text: 'アドレスを確認してください。ページが移動または削除された可能性があります。',
  home: 'Owlcastを開く',
  search: '検索',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'このリンクを開くには接続が必要です',
  text: 'オフラインです。オンラインに戻ると自動的に開きます。',
  savedSquawks: '保存済みのSquawk',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'すべて',
  messages: 'メッセージ',
  spaces: 'スペース',
  flows: 'フロー',
  podcasts: 'ポッドキャスト',
  started: '始めたもの',
  replies: '返信',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'あなたの投稿はここに表示されます。',
  mue: '送ったメッセージはここに表示されます。',
  hum: 'あなたが始めたヒーリングストーリーと、声を加えたものはここに表示されます。',
  nightingale: 'あなたが始めた曲と、加わった曲はここに表示されます。',
  owlcast: '作成したOwlcastと、ほかのOwlcastでの録音はここに表示されます。',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: '表示',
  loading: 'あなたの投稿を読み込んでいます',
  empty: 'まだ何もありません',
  emptyFiltered: (filter) => `「${filter}」にはまだ何もありません`,
  showAll: 'すべて表示',
  inReplyTo: '返信先：',
  to: '宛先：',
  signedOut: {
    title: 'あなたの投稿を、ひとつの場所に',
    text: 'ログインすると、探したり、編集したり、削除したりできます。',
    action: 'ログイン',
    reason: '自分の投稿を見るにはログインしてください。',
  },
}
