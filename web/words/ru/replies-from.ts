/** Russian texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Все', hint: 'Ответить могут все.' },
  followed: {
    name: 'Мои подписки',
    hint: 'В этой ветке могут отвечать только те, на кого вы подписаны.',
  },
  mentioned: {
    name: 'Кого я упоминаю',
    hint: 'В этой ветке могут отвечать только те, кого вы упомянули через @ в названии или тексте.',
  },
  nobody: { name: 'Никто', hint: 'Ответы выключены.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Кто может отвечать',
  collaboratorsHint: 'Вы и ваши соавторы всегда можете ответить.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Ответы ограничены',
  signIn: (from) =>
    from === 'nobody'
      ? 'Войдите, чтобы ответить, если это ваша публикация или вы соавтор.'
      : 'Войдите, чтобы узнать, можете ли вы ответить.',
  signInButton: 'Войти',
  recordingSaved: 'Ваша запись сохранена.',
  publishSeparatelyHint: 'Её можно опубликовать отдельно.',
  detach: 'Сделать отдельной публикацией',
}
