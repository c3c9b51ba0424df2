/** Russian texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Уведомления',
  title: 'Уведомления браузера',
  hint: 'На этом устройстве, когда Owlcast не на экране.',
  openOnly: 'На этом устройстве, пока Owlcast открыт во вкладке.',
  blocked: 'Заблокированы. Разрешить уведомления можно в настройках браузера.',
  unsupported: 'Этот браузер не умеет показывать уведомления.',
  enabled: 'Уведомления на этом устройстве включены.',
  disabled: 'Уведомления на этом устройстве выключены.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Новое сообщение MUE',
  reply: 'Новый ответ',
  mention: 'Вас упомянули',
  invite: 'Приглашение',
  new_post: 'Новая публикация',
  every_squawk: 'Новые Squawk',
  expiry: 'Скоро угаснет',
  report: 'Новая жалоба',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'О чём и где вас уведомлять',
  reasonColumn: 'Уведомлять о',
  inAppColumn: 'В приложении',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, в приложении`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Сообщения', hint: 'Вам присылают MUE' },
    reply: { title: 'Ответы', hint: 'На ваши публикации и те, где вы соавтор' },
    mention: { title: 'Упоминания', hint: 'Кто-то упоминает ваше @имя' },
    invite: { title: 'Приглашения', hint: 'Кто-то приглашает вас в соавторы' },
    new_post: { title: 'Ваши подписки', hint: 'Их новые публикации' },
    every_squawk: {
      title: 'Каждый новый Squawk',
      hint: 'Все Squawk, одной сводкой, не чаще раза в 30 минут',
    },
    expiry: { title: 'Угасающие публикации', hint: 'За два часа до того, как угаснут ваши публикации' },
    report: { title: 'Жалобы', hint: 'Для модераторов: кто-то жалуется' },
  },
  quietHours: 'Тихие часы',
  quietHoursHint: 'Никаких push-уведомлений, пока они не кончатся. В приложении всё по-прежнему видно.',
  from: 'С',
  to: 'До',
  timeZone: (name) => `Часовой пояс: ${name.replaceAll('_', ' ')}`,
  loading: 'Загружаем ваши настройки',
  tryAgain: 'Повторить',
}
