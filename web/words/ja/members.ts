/** Japanese texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('ja', { month: 'long', year: 'numeric' })
const counted = createPluralizer('ja')

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
  share: '共有',
  shareLabel: (name) => `${name}さんのプロフィールを共有`,
  playAll: 'すべて再生',
  filterLabel: '表示',
  all: 'すべて',
  empty: (name) => `${name}さんはまだ投稿していません`,
  emptyText: '公開した投稿がここに表示されます。',
  emptyOfKind: (many) => `${many}はまだありません`,
  showAll: 'すべて表示',
  notFound: 'コンテンツが見つかりません',
  notFoundText: 'この人は見つかりません。名前を変えたか、退会したのかもしれません。',
  back: 'Owlcastに戻る',
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
