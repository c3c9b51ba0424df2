/** Japanese texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('ja')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'コラボレーターを追加',
  invite: 'コラボレーターを招待',
  addTo: (title) => `${title}にコラボレーターを追加`,
  placeholder: '@ユーザー名またはメール',
  send: '送信',
  cancel: 'キャンセル',
  sent: (name) => `${name}に招待を送りました！`,
  sentCount: (sent, all) => `${all}件中${sent}件の招待を送りました`,
  allSent: (count) => counted(count, { other: '#件の招待を送りました。' }),
  notSent: (to) => `${to}に送れませんでした`,
  retry: '再試行',
  done: '完了',
  viewInvited: '招待した人を見る',
  shareLink: (name) => `${name}にはメールを送れません。このリンクをご自身で送ってください：`,
  link: '招待リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました！',

  listTitle: 'コラボレーター',
  listEmpty: 'まだ誰も招待していません。',
  listFailed: '招待を読み込めませんでした。',
  revoke: '取り消す',
  revokeLabel: (name) => `${name}への招待を取り消す`,
  remove: '外す',
  removeLabel: (name) => `${name}を外す`,
  revoked: (name) => `${name}への招待を取り消しました。`,
  removed: (name) => `${name}をコラボレーターから外しました。`,

  heading: '招待',
  invitedBy: (inviter) => `${inviter}さんから共同制作に招待されています`,
  pendingCount: (count) => counted(count, { other: '#件の招待が届いています' }),
  view: '見る',
  dismiss: '今はしない',
  postBy: (title, username) => `「${title}」（@${username}）`,
  listen: (title) => `${title}を聴く`,
  accept: '参加する',
  acceptLabel: (title) => `参加する：${title}`,
  decline: '辞退',
  declineLabel: (title) => `辞退：${title}`,
  accepted: (title) => `「${title}」に参加しました。`,
  declined: '招待を辞退しました。',
  undo: '元に戻す',
  collaborationEnded: (title) => `「${title}」への参加をやめました。`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: '招待済み',
  accepted: 'コラボレーター',
  declined: '辞退',
  revoked: '取り消し済み',
  expired: '期限切れ',
}
