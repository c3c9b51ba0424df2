/** Russian texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Все', hint: 'Ответить может каждый, кто услышит.' },
  followed: {
    name: 'Мои подписки',
    hint: 'Ответить могут только те, на кого вы подписаны, — здесь и во всей ветке.',
  },
  mentioned: {
    name: 'Кого я упоминаю',
    hint: 'Ответить могут только те, кого вы назвали через @ в названии или тексте, — здесь и во всей ветке.',
  },
  nobody: { name: 'Никто', hint: 'Ветка закрыта для ответов.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Кто может отвечать',
  always: 'Вы и ваши соавторы можете всегда.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Ответы ограничены',
  signIn: (from) =>
    from === 'nobody'
      ? 'Войдите, чтобы ответить, если это ваше или вы в этом участвуете.'
      : 'Войдите, чтобы ответить, если вам это разрешено.',
  button: 'Войти',
  kept: 'Ваша запись сохранена.',
  alone: 'Её можно опубликовать как отдельный голос, который ни на что не отвечает.',
  standAlone: 'Сделать отдельным голосом',
}
