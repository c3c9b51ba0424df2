/** Japanese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: '招待',
  by: (inviter) => `${inviter}さんから共同制作に招待されています。`,
  to: (masked) => `${masked}宛ての招待です。`,
  signIn: 'そのアカウントでログインすると参加できます。',
  accept: '参加する',
  accepted: (inviter) => `${inviter}さんとの共同制作に参加しました。`,
  undo: '元に戻す',
  left: '参加をやめました。',
  sent: (to) => `${to}に送った招待です。まだ承認されていません。`,
}
