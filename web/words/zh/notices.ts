/** Chinese texts for the notifications panel. */
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '。你仍然可以收听，也可以下载或删除你的数据。'
const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

/** With the measure word of each kind. */
const UNTITLED: Record<Kind, string> = {
  squawk: '一条 Squawk',
  mue: '一条 MUE',
  hum: '一个 HUM',
  nightingale: '一首 Nightingale',
  owlcast: '一个 Owlcast',
}

export const NOTICES: typeof English.NOTICES = {
  heading: '通知',
  markAllRead: '全部标为已读',
  markedAllRead: '所有通知已标为已读。',
  unread: '未读',
  list: '所有通知',
  delete: (sentence) => `删除通知：${sentence}`,
  deleted: '通知已删除。',
  undo: '撤销',
  loadEarlier: '更早的通知',
  loading: '正在加载通知',
  loadingEarlier: '正在加载更早的通知',
  offline: '你已离线。此列表可能不是最新的。',
  stale: '无法刷新此列表，它可能不是最新的。',
  empty: { title: '还没有通知', text: '回复、提及、消息和邀请都会显示在这里。' },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: '有人',
  untitledPost: (kind) => UNTITLED[kind],
  ownPost: '你的一条帖子',
  system: {
    'plan.ended': [{ name: '你的 Pro 已到期' }, '。用它创作的内容都会保持原样。'],
    'moderation.suspended': [{ name: '你的账号已被暂时封禁' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: '你的账号已被永久封禁' }, MEANWHILE],
    'moderation.released': ['你的账号已解除封禁。'],
  },
  hidden: (voice) => ['管理员隐藏了 ', voice, '。暂时没有人能收听。'],
  restored: (voice) => ['管理员恢复了 ', voice, '。'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' 的声音接上了 ', what],
      many: ({ who, what, count }) => [`有 ${count} 个声音接上了 `, what, '，最近的来自 ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' 添加了录音：', what],
      many: ({ who, what, count }) => [what, ` 有 ${count} 段新录音，最近的来自 `, who],
    },
    voice: {
      one: ({ who, what }) => [who, ' 回复了 ', what],
      many: ({ who, what, count }) => [what, ` 有 ${count} 条回复，最近的来自 `, who],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' 给你发了一条 MUE'],
      many: ({ who, count }) => [who, ` 给你发了 ${count} 条 MUE`],
    },
    mention: same(({ who, what }) => [who, ' 在 ', what, ' 中提到了你']),
    invite: same(({ who, what }) => [who, ' 邀请你合作 ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' 分享了 ', what],
      many: ({ who, what, count }) => [who, ` 分享了 ${count} 条帖子，最新的是 `, what],
    },
    every_squawk: same(({ who, what }) => ['有新的 Squawk，最新的是 ', what, '，来自 ', who]),
    report: {
      one: () => ['有一条新的举报待处理。'],
      many: ({ count }) => [`有 ${count} 条新的举报待处理。`],
    },
    expiry: same(({ what }) => [what, ' 即将消失，趁现在再听一次。']),
  },
}
