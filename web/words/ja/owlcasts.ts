/** Japanese texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('ja')

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
