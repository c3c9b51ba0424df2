/** Words of inviting people to work on a voice, and of being invited, in Chinese. */
import type * as English from '../invitations'

export const INVITATIONS: typeof English.INVITATIONS = {
  add: '添加合作者',
  addTo: (title) => `为“${title}”添加合作者`,
  placeholder: '@用户名或邮箱',
  send: '发送',
  cancel: '取消',
  sent: (name) => `邀请已发送给 ${name}！`,
  sentOf: (sent, all) => `已发送 ${sent} / ${all} 份邀请`,
  allSent: (count) => `已发送 ${count} 份邀请。`,
  notSent: (to) => `未能发送给 ${to}`,
  retry: '重试',
  done: '完成',
  who: '邀请了谁',
  handOver: (name) => `我们不会给 ${name} 发邮件。请亲自转交此链接：`,
  link: '邀请链接',
  copy: '复制链接',
  copied: '链接已复制！',

  listTitle: '合作者',
  listEmpty: '还没有邀请任何人。',
  listFailed: '无法加载邀请。',
  revoke: '撤回',
  revokeLabel: (name) => `撤回给 ${name} 的邀请`,
  remove: '移除',
  removeLabel: (name) => `移除 ${name}`,
  revoked: (name) => `已撤回给 ${name} 的邀请。`,
  removed: (name) => `${name} 不再参与。`,

  panel: '邀请',
  invites: (inviter) => `${inviter} 邀请你一起创作`,
  on: (title, username) => `“${title}”，来自 @${username}`,
  listen: (title) => `收听“${title}”`,
  accept: '接受',
  acceptLabel: (title) => `接受：${title}`,
  decline: '谢绝',
  declineLabel: (title) => `谢绝：${title}`,
  accepted: (title) => `你现在参与“${title}”了。`,
  declined: '已谢绝邀请。',
  undo: '撤销',
  left: (title) => `你不再参与“${title}”。`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: '等待回应',
  accepted: '参与中',
  declined: '已谢绝',
  revoked: '已撤回',
  expired: '已过期',
}
