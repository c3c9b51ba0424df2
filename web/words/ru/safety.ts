/** Russian texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Заглушить: ${name}`,
  unmute: (name) => `Снова слышать: ${name}`,
  block: (name) => `Заблокировать: ${name}`,
  unblock: (name) => `Разблокировать: ${name}`,
  reportPost: 'Пожаловаться',
  reportPerson: (name) => `Пожаловаться: ${name}`,
  more: (name) => `Другие действия: ${name}`,
  signIn: 'Войдите, чтобы пожаловаться на кого-то, заглушить или заблокировать.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `${name}: вы не увидите публикаций. Об этом никто не узнает.`,
  unmuted: (name) => `${name}: вы снова увидите публикации`,
  blocked: (name) => `Вы заблокировали: ${name}`,
  unblocked: (name) => `Вы разблокировали: ${name}`,
  undo: 'Отменить',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Заблокировать аккаунт ${name}?`,
  text: [
    'Вы не сможете находить и слышать друг друга, подписываться, приглашать и писать. Подписки друг на друга и открытые приглашения прекратятся. Ваши сообщения будут скрыты, но не удалены.',
    'Уведомления об этом не будет. Ваши открытые публикации остаются открытыми: без входа в аккаунт этот человек сможет их слушать.',
  ],
  cancel: 'Отмена',
  confirm: 'Заблокировать',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Травля или преследование',
  hate: 'Ненависть к группе людей',
  violence: 'Угрозы или насилие',
  sexual: 'Сексуальный контент без согласия или с детьми',
  self_harm: 'Самоубийство или причинение себе вреда',
  private_facts: 'Чужие личные данные или голос',
  impersonation: 'Выдаёт себя за другого человека',
  spam: 'Спам или мошенничество',
  other: 'Другое',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Пожаловаться на публикацию',
  titlePerson: (name) => `Пожаловаться на аккаунт ${name}`,
  about: (title) => `О «${title}»`,
  hint: 'Жалобу рассмотрят модераторы. Никто не узнает, что она от вас.',
  emergencyHint: 'Если кому-то прямо сейчас грозит опасность, позвоните в местную экстренную службу.',
  reason: 'Что не так?',
  details: 'Что ещё нам стоит знать?',
  send: 'Отправить жалобу',
  cancel: 'Отмена',
  sent: 'Спасибо. Модераторы рассмотрят жалобу.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Безопасность',
  lists: {
    blocks: {
      title: 'Заблокированные',
      hint: 'Вы не можете слышать друг друга и писать друг другу.',
      none: 'Вы никого не блокировали.',
      end: 'Разблокировать',
      endLabel: (name) => `Разблокировать: ${name}`,
    },
    mutes: {
      title: 'Заглушённые',
      hint: 'Вы не видите их публикаций. Они об этом не знают.',
      none: 'Вы никого не заглушали.',
      end: 'Снова слышать',
      endLabel: (name) => `Снова слышать: ${name}`,
    },
  },
  show: 'Показать',
  showLabel: (title) => `Показать: ${title.toLowerCase()}`,
  loading: 'Загружаем людей',
  more: 'Показать ещё',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Вы заблокировали: ${name}`,
  text: 'Вы не можете слышать друг друга и писать друг другу. Уведомления об этом не было.',
  unblock: 'Разблокировать',
  muted: 'Без звука для вас',
}
