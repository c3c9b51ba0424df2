/** Russian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Приглашение',
  by: (inviter) => `${inviter} приглашает вас поработать над этим.`,
  to: (masked) => `Приглашение для ${masked}.`,
  signIn: 'Чтобы принять его, войдите под этим именем.',
  accept: 'Принять',
  accepted: (inviter) => `Теперь над этим работаете вы и ${inviter}.`,
  undo: 'Отменить',
  left: 'Вы больше не участвуете в этом.',
  sent: (to) => `Это ваше приглашение для ${to}. Оно ждёт ответа.`,
}
