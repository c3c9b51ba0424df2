/** Russian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Приглашение',
  by: (inviter) => `${inviter} приглашает вас в соавторы.`,
  to: (masked) => `Приглашение для ${masked}.`,
  signIn: 'Чтобы принять его, войдите в этот аккаунт.',
  accept: 'Принять',
  accepted: (inviter) => `Теперь вы и ${inviter} — соавторы.`,
  undo: 'Отменить',
  left: 'Вы больше не соавтор.',
  sent: (to) => `Вы отправили это приглашение ${to}. Его ещё не приняли.`,
}
