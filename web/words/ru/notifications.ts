/** Russian texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Уведомления',
  title: 'Уведомления браузера',
  hint: 'На этом устройстве, пока вы смотрите в другое место.',
  openOnly: 'На этом устройстве, пока Owlcast открыт во вкладке.',
  blocked: 'Заблокированы. Разрешить уведомления можно в настройках браузера.',
  unsupported: 'Этот браузер не умеет показывать уведомления.',
  enabled: 'Уведомления на этом устройстве включены.',
  disabled: 'Уведомления на этом устройстве выключены.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Новое сообщение MUE',
  reply: 'Новый ответ',
  mention: 'Вас упомянули',
  invite: 'Приглашение',
  new_post: 'Новый голос',
  every_squawk: 'Новые Squawk',
  expiry: 'Скоро угаснет',
  report: 'Новая жалоба',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'О чём и где вам сообщать',
  what: 'О чём',
  app: 'В списке',
  push: 'Снаружи',
  inApp: (what) => `${what}, в списке`,
  outside: (what) => `${what}, вне Owlcast`,
  reasons: {
    message: { title: 'Сообщения', hint: 'Вам присылают MUE' },
    reply: { title: 'Ответы', hint: 'На ваши голоса и там, где вы участвуете' },
    mention: { title: 'Упоминания', hint: 'Кто-то пишет ваше @имя' },
    invite: { title: 'Приглашения', hint: 'Поработать над чем-нибудь вместе' },
    new_post: { title: 'Ваши подписки', hint: 'Их новые голоса' },
    every_squawk: { title: 'Каждый новый Squawk', hint: 'Чей угодно, все вместе, время от времени' },
    expiry: { title: 'Угасающие голоса', hint: 'За два часа до того, как угаснут ваши' },
    report: { title: 'Жалобы', hint: 'Для модераторов: кто-то жалуется' },
  },
  quiet: 'Тихие часы',
  quietHint: 'Вне Owlcast — ничего, пока они не кончатся. Список пополняется.',
  from: 'С',
  to: 'До',
  zone: (name) => `Часовой пояс: ${name.replaceAll('_', ' ')}`,
  loading: 'Загружаем ваши уведомления',
  tryAgain: 'Повторить',
}
