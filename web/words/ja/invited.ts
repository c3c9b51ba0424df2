/** Japanese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: '招待',
  invitedBy: (inviter) => `${inviter}さんから共同制作に招待されています。`,
  invitee: (masked) => `${masked}宛ての招待です。`,
  signInHint: 'そのアカウントでログインすると参加できます。',
  accept: '参加する',
  accepted: (inviter) => `${inviter}さんとの共同制作に参加しました。`,
  undo: '元に戻す',
  collaborationEnded: '参加をやめました。',
  ownInvitation: (to) => `${to}に送った招待です。まだ承認されていません。`,
}
