/** Russian texts for the app shell: navigation, menu, empty states and errors. */
import type * as English from '../shell'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · голоса в сумерках',
  skip: 'К содержанию',
  main: 'Основное',
  quick: 'Быстрый доступ',
  menu: 'Меню',
  open: 'Открыть',
  closeMenu: 'Закрыть меню',
  record: 'Записать',
  search: 'Поиск',
  notifications: 'Уведомления',
  bell: (count) => (count > 0 ? `Уведомления, непрочитанных: ${count}` : 'Уведомления'),
  back: 'Назад',
  signIn: 'Войти',
  signOut: 'Выйти',
  upgrade: 'Перейти на Pro',
  upgradePrice: '$1/мес.',
  plan: { free: 'Бесплатный', pro: 'Pro' },
  offline: 'Нет сети. Ваши записи сохранены на этом устройстве.',
  online: 'Вы снова в сети.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'Главная',
  record: 'Запись',
  profile: 'Профиль',
  member: 'Участник',
  settings: 'Настройки',
  graph: 'Сеть голосовых веток',
  search: 'Поиск',
  'my-squawks': 'Мои Squawk',
  'my-hums': 'Мои HUM',
  'my-nightingales': 'Мои Nightingale',
  'my-owlcasts': 'Мои Owlcast',
  'mue-manager': 'Менеджер MUE',
  moderation: 'Модерация',
  goodbye: 'До свидания',
  auth: 'Вход',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Сеть голосов' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Что-то пошло не так',
  text: 'Что-то сломалось на нашей стороне. Ваши публикации целы.',
  reload: 'Перезагрузить',
  details: 'Подробности ошибки',
  error: 'Ошибка',
  view: 'Экран',
  request: 'Запрос',
  copy: 'Скопировать подробности',
  copied: 'Скопировано',
  partFailed: 'Не удалось загрузить часть приложения.',
  reloadPage: 'Перезагрузить',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Этой части ещё нет на вашем устройстве',
  text: 'Нет сети. Откроется, когда вы снова будете в сети. Ваши записи целы.',
  reload: 'Повторить',
}
