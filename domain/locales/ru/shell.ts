/** Russian texts for the first view: the app's frame, home and post cards. */
import type * as English from '../en/shell'

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
  bell: (isNew) => (isNew ? 'Уведомления, есть новые' : 'Уведомления'),
  back: 'Назад',
  signIn: 'Войти',
  signOut: 'Выйти',
  upgrade: 'Перейти на Pro',
  upgradePrice: '$1/мес.',
  plan: { free: 'Бесплатный', pro: 'Pro' },
  offline: 'Нет сети. Ваши записи сохранены на этом устройстве.',
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
  site: 'Обзор',
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

export const SESSION: typeof English.SESSION = {
  signedOut: 'Вы вышли из аккаунта.',
}

export const HOME: typeof English.HOME = {
  headline: 'Скажите, пока не стемнело',
  lead: 'Запишите короткий голосовой пост, послушайте живые ответы — и через день он исчезнет.',
  start: 'Начните что-нибудь',
  fadingSoon: 'Скоро угаснут',
  newTonight: 'Новое сегодня',
  radio: 'Радио сумерек',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Поиск публикаций и людей',
  shortPlaceholder: 'Поиск публикаций',
  label: 'Поиск по Squawk, HUM, Nightingale, Owlcast и сообщениям MUE',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Показаны сохранённые публикации' }

export const UI: typeof English.UI = {
  play: (title) => `Слушать: ${title}`,
  pause: (title) => `Пауза: ${title}`,
  seek: 'Перемотка',
  position: (elapsed, total) => `${elapsed} из ${total}`,
  close: 'Закрыть',
  dismiss: 'Скрыть',
  retry: 'Повторить',
  optional: 'необязательно',
  loading: 'Загружаем',
  slow: 'Это дольше обычного.',
  sample: 'Пример',
  isNew: 'новое',
  minutes: (count) => `${count} мин`,
  unheardMinutes: (minutes) => `не прослушано минут: ${minutes}`,
  unheard: (count) => `непрослушанных: ${count}`,
  messages: 'Сообщения приложения',
}

export const FEED: typeof English.FEED = {
  aside: 'Ещё',
  upgrade: 'Перейти на Pro',
  showMore: 'Показать ещё',
  loadingMore: 'Загружаем ещё',
}

export const POST: typeof English.POST = {
  with: 'вместе с',
  expand: 'Читать дальше',
  expandScript: 'Читать весь текст',
  collapse: 'Свернуть',
  share: 'Поделиться',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Ссылка скопирована! ${link}`,
  copyManually: 'Скопируйте эту ссылку',
  link: 'Ссылка',
  moreActions: (title) => `Другие действия: ${title}`,
  playNext: 'Играть следующим',
  addToQueue: 'Добавить в очередь',
  queued: 'Добавлено в очередь',
  report: 'Сообщить о нарушении авторских прав',
  delete: 'Удалить',
  deleteLabel: (title) => `Удалить: ${title}`,
  deleteTitle: (one) => `Удалить ${one}?`,
  deleteText: (one) => `Точно удалить ${one}? Это действие нельзя отменить.`,
  cancelDelete: 'Оставить',
  deleted: (one) => `Удалено: ${one}`,
}
