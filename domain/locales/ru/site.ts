/** Russian texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Для регистрации нужна ссылка-приглашение от участника.',
  invited: 'Вас пригласили! Теперь можно создать аккаунт.',
  approval: 'Мы смотрим каждую регистрацию и напишем вам, как только решим.',
  closed: 'Сейчас сайт не принимает новых участников. Если у вас есть аккаунт, можно войти.',
  waitingTitle: 'Ваша регистрация ждёт',
  waitingText: 'Мы напишем вам, как только решим. Это окно можно закрыть.',
  close: 'Закрыть',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Пригласить людей',
  hint: 'Присоединиться могут только те, у кого есть ссылка. Одна ссылка — один человек.',
  left: (count) => (count === 0 ? 'Сейчас новых ссылок создать нельзя.' : `Можно создать ещё: ${count}.`),
  create: 'Создать ссылку',
  newLink: 'Скопируйте ссылку сейчас. Больше мы её не покажем.',
  linkLabel: 'Ссылка-приглашение',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  open: (until) => `Действует до ${until}`,
  used: 'Использовано',
  expired: 'Истекло',
  created: (on) => `Создано ${on}`,
  remove: 'Удалить',
  removeLabel: (on) => `Удалить приглашение от ${on}`,
  loading: 'Загружаем приглашения',
}

export const SETUP: typeof English.SETUP = {
  title: 'Настройка сайта',
  intro: 'Добро пожаловать! Создайте аккаунт и расскажите о своём сайте. Потом всё можно изменить.',
  checking: 'Проверяем ссылку',
  noLink: 'Этот экран открывается по ссылке из вывода развёртывания.',
  account: 'Ваш аккаунт',
  accountHint: 'Вы станете первым администратором.',
  adult: 'Мне есть 18 лет',
  finish: 'Настроить сайт',
  done: 'Ваш сайт готов',
}

export const SITE: typeof English.SITE = {
  title: 'Ваш сайт',
  name: 'Название',
  nameMissing: 'Дайте сайту название.',
  contact: 'Контакт',
  contactHint: 'Адрес почты или ссылка, которая начинается с https://. Это видят все.',
  contactInvalid: 'Введите адрес почты или ссылку, которая начинается с https://.',
  languages: 'Языки',
  languagesMissing: 'Выберите хотя бы один язык.',
  mode: 'Кто может регистрироваться',
  modes: {
    open: { label: 'Открыто', hint: 'Все, кому есть 18' },
    invitation: { label: 'Только по приглашению', hint: 'Участники могут приглашать' },
    approval: { label: 'С одобрением', hint: 'Каждую регистрацию решаете вы' },
    closed: { label: 'Закрыто', hint: 'Только те, кто уже здесь' },
  },
  texts: 'Тексты',
  textsHint:
    'Оставляйте пустую строку между абзацами. Строка, которая начинается с #, — заголовок. Можно ввести и одну https-ссылку на текст в другом месте.',
  useTemplate: 'Начать с шаблона',
  templateLabel: (title) => `Начать с шаблона: ${title}`,
  templateUsed: 'Пусто: показывается шаблон.',
  save: 'Сохранить',
  saved: 'Сохранено',
  loading: 'Загружаем настройки',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'Хотят присоединиться',
  empty: 'Никто не ждёт.',
  approve: 'Одобрить',
  approveLabel: (name) => `Одобрить: ${name}`,
  approved: (name) => `${name} теперь с нами`,
  decline: 'Отклонить',
  declineLabel: (name) => `Отклонить: ${name}`,
  declined: (name) => `Отклонено: ${name}`,
  loading: 'Загружаем запросы',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Период',
  periods: { 1: 'Сегодня', 7: '7 дней', 30: '30 дней' },
  loading: 'Загружаем цифры',
  people: 'Люди',
  newPeople: (count) => `Новых: ${count}`,
  active: 'Были сегодня',
  activeWeek: (count) => `За неделю: ${count}`,
  posts: 'Записи',
  minutes: 'Записано минут',
  waiting: 'Хотят присоединиться',
  byKind: 'По видам',
  kind: 'Вид',
  running: 'Работа сайта',
  emailsWaiting: 'Писем в очереди',
  transcriptsWaiting: 'Расшифровок в очереди',
  stored: 'Сохранено звука',
  spending: 'Расходы за месяц',
  spendingHint: (ceiling) => `Оценка без основного тарифа. Предупредим начиная с ${ceiling}.`,
  over: 'Выше вашего предела',
  costs: { transcripts: 'Расшифровки', sms: 'СМС', emails: 'Письма', storage: 'Хранилище' },
  total: 'Всего',
  refusals: 'Отказы',
  noRefusals: 'Отказов не было.',
  refusal: 'Причина',
  count: 'Количество',
  asOf: (time) => `Подсчитано в ${time}`,
  none: 'Цифр пока нет.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Лицензии',
  intro: 'Owlcast сделан из этого. Спасибо всем, кто это создал.',
  groups: { app: 'В приложении', server: 'На сервере', fonts: 'Шрифты', sounds: 'Музыка и речь' },
  text: 'Текст лицензии',
  textLabel: (name) => `Текст лицензии: ${name}`,
  loading: 'Загружаем лицензии',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Быстрая проверка',
  text: 'Из вашей сети было много попыток. Подтвердите, что вы человек.',
  frame: 'Задача',
}
