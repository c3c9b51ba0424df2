/** Chinese texts for member pages, following, and feeds of followed members. */
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('zh', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: '正在加载个人主页',
  loadingVoices: '正在加载帖子',
  since: (at) => `${MONTH.format(at)}加入`,
  pro: 'Pro',
  voices: (count) => `${count} 个帖子`,
  followers: (count) => `${count} 位粉丝`,
  following: (count) => `关注 ${count} 人`,
  follow: '关注',
  followed: '已关注',
  followLabel: (name) => `关注 ${name}`,
  followedLabel: (name) => `已关注 ${name}`,
  signInToFollow: (name) => `登录后即可关注 ${name}。`,
  you: '别人看到的你的主页就是这样。',
  edit: '编辑资料',
  share: '分享',
  shareLabel: (name) => `分享 ${name} 的主页`,
  playAll: '全部播放',
  filters: '显示',
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
  none: { followers: '还没有粉丝。', following: '还没有关注任何人。' },
  more: '显示更多',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: '显示谁的帖子',
  all: '全部',
  following: '关注',
  empty: '你关注的人没有新内容',
  emptyText: '关注别人，他们的帖子就会显示在这里。',
  showAll: '显示所有帖子',
  find: '寻找认识的人',
}
