/** Japanese texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('ja', { month: 'long', year: 'numeric' })
const counted = createPluralizer('ja')

export const MEMBER: typeof English.MEMBER = {
  loading: 'メンバーを読み込んでいます',
  loadingVoices: '声を読み込んでいます',
  since: (at) => `${MONTH.format(at)}から参加`,
  pro: 'Pro',
  voices: (count) => counted(count, { other: '声#件' }),
  followers: (count) => counted(count, { other: 'フォロワー#人' }),
  following: (count) => counted(count, { other: 'フォロー中#人' }),
  follow: 'フォロー',
  followed: 'フォロー中',
  followLabel: (name) => `${name}さんをフォロー`,
  followedLabel: (name) => `${name}さんをフォロー中`,
  signInToFollow: (name) => `${name}さんをフォローするにはログインしてください。`,
  you: 'ほかの人から見たあなたのページです。',
  edit: 'プロフィールを編集',
  share: '共有',
  shareLabel: (name) => `${name}さんのページを共有`,
  playAll: 'すべて再生',
  filters: '表示',
  all: 'すべて',
  empty: (name) => `${name}さんは今のところ静かです`,
  emptyText: '公開した声がここに並びます。',
  emptyOfKind: (many) => `${many}はここにありません`,
  showAll: 'すべて表示',
  notFound: 'コンテンツが見つかりません',
  notFoundText: 'その名前のメンバーはいません。声とともに退会したのかもしれません。',
  back: 'Owlcastに戻る',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'フォロワー',
  following: 'フォロー中',
  loading: 'メンバーを読み込んでいます',
  none: { followers: 'フォロワーはまだいません。', following: 'まだ誰もフォローしていません。' },
  more: 'もっと見る',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: '誰の声',
  all: 'すべて',
  following: 'フォロー中',
  empty: 'フォロー中の人の声はまだありません',
  emptyText: '名前を押すと、話している人のページに行けます。フォローした人の声がここに集まります。',
  showAll: 'すべての声を表示',
  find: '知り合いを探す',
}
