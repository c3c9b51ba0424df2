/** Russian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Приглашение',
  invitedBy: (inviter) => `${inviter} приглашает вас в соавторы.`,
  invitee: (masked) => `Приглашение для ${masked}.`,
  signInHint: 'Чтобы принять его, войдите в этот аккаунт.',
  accept: 'Принять',
  accepted: (inviter) => `Теперь вы и ${inviter} — соавторы.`,
  undo: 'Отменить',
  collaborationEnded: 'Вы больше не соавтор.',
  ownInvitation: (to) => `Вы отправили это приглашение ${to}. Его ещё не приняли.`,
}
