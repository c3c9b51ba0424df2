/** Chinese texts for member pages, following, and feeds of followed members. */
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('zh', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: '正在加载个人主页',
  loadingPosts: '正在加载帖子',
  memberSince: (at) => `${MONTH.format(at)}加入`,
  pro: 'Pro',
  postCount: (count) => `${count} 个帖子`,
  followerCount: (count) => `${count} 位粉丝`,
  followingCount: (count) => `关注 ${count} 人`,
  follow: '关注',
  followed: '已关注',
  followLabel: (name) => `关注 ${name}`,
  followingLabel: (name) => `已关注 ${name}`,
  signInToFollow: (name) => `登录后即可关注 ${name}。`,
  ownProfile: '别人看到的你的主页就是这样。',
  edit: '编辑资料',
  share: '分享',
  shareLabel: (name) => `分享 ${name} 的主页`,
  playAll: '全部播放',
  filterLabel: '显示',
  all: '全部',
  empty: (name) => `${name} 还没有发布内容`,
  emptyText: '公开的帖子会显示在这里。',
  emptyOfKind: (many) => `还没有 ${many}`,
  showAll: '显示全部',
  notFound: '找不到内容',
  notFoundText: '找不到这个人。可能改了名字，或已离开。',
  back: '返回 Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: '粉丝',
  following: '关注',
  loading: '正在加载',
  empty: { followers: '还没有粉丝。', following: '还没有关注任何人。' },
  more: '显示更多',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: '显示谁的帖子',
  all: '全部',
  following: '关注',
  empty: '你关注的人没有新内容',
  emptyText: '关注别人，他们的帖子就会显示在这里。',
  showAll: '显示所有帖子',
  findPeople: '寻找认识的人',
}
