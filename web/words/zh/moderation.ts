/** Chinese texts for the moderation queue. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('zh', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro: '成员的举报。每个决定都有记录。我们会告知当事人结果，但绝不透露举报人。',
  hint: '成员的举报，以及处理结果。',
  open: '管理',
  queueLabel: '哪些举报',
  queue: { open: '待处理', decided: '已处理' },
  loading: '正在加载举报',
  empty: { open: '没有待处理的举报', decided: '还没有处理过举报' },
  emptyText: { open: '新的举报会显示在这里，被举报最多的排在最前。', decided: '' },
  aboutPerson: (name) => `关于 ${name}`,
  reportCount: (count) => `${count} 次举报`,
  reportedBy: '来自',
  deletedUser: '已注销的用户',
  hidden: '已隐藏',
  private: '私密',
  unavailable: '已过期或删除',
  suspended: (until) => (isPermanentSuspension(until) ? '永久封禁' : `封禁至 ${MOMENT.format(until)}`),
  moderator: '管理员',
  listen: '收听',
  listenLabel: (title) => `收听“${title}”，在新标签页中打开`,
  view: '收听和阅读',
  viewLabel: (title) => `收听和阅读：${title}`,
  viewNote: '我们会记录你打开过此内容。',
  clip: '播客片段',
  dismiss: '驳回',
  dismissLabel: (of) => `驳回对“${of}”的举报`,
  hide: '隐藏',
  hideLabel: (title) => `对所有人隐藏“${title}”`,
  show: '恢复显示',
  showLabel: (title) => `恢复显示“${title}”`,
  suspend: '封禁',
  suspendLabel: (name) => `封禁 ${name}`,
  release: (name) => `解除对 ${name} 的封禁`,
  suspendFor: (days) => (days === null ? '永久封禁' : `封禁 ${days} 天`),
  done: {
    dismiss: '已驳回',
    hide: '已隐藏，可在“已处理”中查看。',
    show: '已恢复显示',
    suspend: '已封禁，并已通知对方',
    release: '已解除封禁',
  },
  moreReports: (count) => `还有 ${count} 条`,
}
