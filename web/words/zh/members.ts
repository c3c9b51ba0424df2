/** Chinese texts for member pages, following, and feeds of followed members. */
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('zh', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: '正在加载个人主页',
  loadingVoices: '正在加载声音',
  since: (at) => `${MONTH.format(at)}加入`,
  pro: 'Pro',
  voices: (count) => `${count} 个声音`,
  followers: (count) => `${count} 位粉丝`,
  following: (count) => `关注 ${count} 人`,
  follow: '关注',
  followed: '已关注',
  followLabel: (name) => `关注 ${name}`,
  followedLabel: (name) => `已关注 ${name}`,
  signInToFollow: (name) => `登录后即可关注 ${name}。`,
  you: '这是别人眼中的你。',
  edit: '编辑资料',
  share: '分享',
  shareLabel: (name) => `分享 ${name} 的主页`,
  playAll: '全部播放',
  filters: '显示',
  all: '全部',
  empty: (name) => `${name} 暂时很安静`,
  emptyText: '公开说过的话会显示在这里。',
  emptyOfKind: (many) => `这里没有 ${many}`,
  showAll: '显示全部',
  notFound: '找不到内容',
  notFoundText: '这里没有叫这个名字的人。也许人已离开，并带走了说过的一切。',
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
  from: '谁的声音',
  all: '全部',
  following: '关注',
  empty: '你关注的人还没有发布内容',
  emptyText: '点击名字，认识说话的人。你关注的人说的话都会汇集在这里。',
  showAll: '显示所有声音',
  find: '寻找认识的人',
}
