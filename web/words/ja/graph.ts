/** Japanese texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('ja')

export const GRAPH: typeof English.GRAPH = {
  loading: 'グラフを読み込んでいます',
  analytics: 'データ',
  posts: '投稿の合計',
  connections: 'つながりの合計',
  mostConnected: 'つながりが一番多い投稿',
  noneYet: 'まだありません',
  replies: (count) => counted(count, { other: '#件の返信' }),
  repliesUnit: () => '件の返信',
  find: '投稿を探す',
  findLabel: 'グラフの中の投稿を探す',
  found: (count) => counted(count, { other: '#件の投稿が見つかりました' }),
  position: (nth, of) => `${nth}/${of}`,
  noMatches: '一致する投稿はありません。',
  allHidden: 'すべての種類が非表示です。どれかをオンにすると投稿が表示されます。',
  kindFilters: '表示する種類',
  viewMode: '表示形式',
  asGraph: 'グラフ',
  asList: 'リスト',
  canvas: '投稿とつながりのグラフ',
  canvasHelp: 'Tabキーで投稿を移動、矢印キーでつながりをたどり、Enterキーで投稿を開きます。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  fitAll: '全体を表示',
  layoutInProgress: '投稿を並べています',
  layoutProgress: (share) => `${Math.round(share * 100)}%`,
  skipLayout: '今すぐ表示',
  tapAgain: 'もう一度タップすると開きます',
  legend: '凡例',
  contentTypes: 'コンテンツの種類',
  connectionTypes: 'つながりの種類',
  list: '投稿とそのつながり',
  recording: '録音',
  inlineName: (name) => name,
  otherLines: 'その他の線',
  recordingLine: 'Owlcastに入っている録音',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? counted(connections, { other: 'つながり#件' }) : '',
      recordings > 0 ? counted(recordings, { other: '録音#件' }) : '',
      isRecording ? 'Owlcastの中' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: '返信先',
  hasReply: '届いた返信',
  recordedIn: '録音されたOwlcast',
  hasRecording: '入っている録音',
  showMore: (count) => counted(count, { other: 'あと#件表示' }),
  newest: (count) => `新しい順に${count.toLocaleString('ja')}件の投稿を表示しています。`,
  noConnections: 'まだつながりがありません。投稿に返信すると、ここに線が表示されます。',
  empty: { title: '投稿はまだありません', text: '投稿すると、ここに表示されます。' },
  goToSquawks: 'Squawkへ移動',
}
