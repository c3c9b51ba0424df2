/** Chinese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: '邀请',
  invitedBy: (inviter) => `${inviter} 邀请你合作。`,
  invitee: (masked) => `这份邀请是给 ${masked} 的。`,
  signInHint: '请用该账号登录，再接受邀请。',
  accept: '接受',
  accepted: (inviter) => `你现在和 ${inviter} 是合作者了。`,
  undo: '撤销',
  collaborationEnded: '你不再是合作者。',
  ownInvitation: (to) => `这是你发给 ${to} 的邀请，对方还没有接受。`,
}
