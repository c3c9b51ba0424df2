/** Russian texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat, createNumberFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Добро пожаловать в Owlcast',
  titleSignUp: 'Найдите свой голос',
  signInMethods: 'Способы входа',
  tabs: { phone: 'Телефон', email: 'Почта', 'sign-up': 'Регистрация' },
  phone: 'Номер телефона',
  phoneExample: 'Например, +44 20 7946 0000',
  phoneHint: 'Мы отправим вам код по SMS. Ваш номер видите только вы.',
  sendCode: 'Отправить код',
  code: 'Код подтверждения',
  codeHint: (number) => `Введите шесть цифр, которые мы отправили на ${number}.`,
  anyCodeHint: (number) =>
    `Для ${number} запросили слишком много кодов. Здесь подойдёт любой код, который пришёл вам за последний час.`,
  newCodeSent: 'Этот код слишком старый, поэтому мы отправили вам новый.',
  verifyCode: 'Подтвердить и войти',
  back: 'Назад',
  resendIn: (seconds) => `Новый код можно запросить через ${seconds} с.`,
  resendCode: 'Отправить ещё один код',
  forgotPassword: 'Забыли пароль?',
  titleReset: 'Задайте новый пароль',
  forgotText: 'Мы отправим на почту ссылку, по которой вы зададите новый пароль.',
  sendLink: 'Отправить ссылку',
  resetSent: (email) => `Если у ${email} есть аккаунт, мы отправили туда ссылку. Она действует час.`,
  resetMissing:
    'Через несколько минут письма всё нет? Проверьте папку со спамом. Если письма вам раньше возвращались, они могут не дойти: войдите другим способом, если можете, или спросите того, кто ведёт этот сайт.',
  resetText: 'На всех других устройствах вы выйдете из аккаунта.',
  setPassword: 'Сохранить пароль',
  passwordChanged: 'Пароль изменён. Войдите с новым.',
  newLink: 'Запросить новую ссылку',
  or: 'или',
  google: 'Продолжить с Google',
  passkey: 'Войти с ключом доступа',
  chooseName: (shown) => `${shown}: подтверждено. Это видите только вы. Выберите имя, которое увидят другие.`,
  loading: 'Секунду…',
  signUpExpired: 'Это заняло слишком много времени. Войдите ещё раз.',
  backToSignIn: 'Вернуться ко входу',
  email: 'Электронная почта',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  username: 'Имя пользователя',
  usernameExample: 'maralind',
  displayName: 'Отображаемое имя',
  names: 'Ваше имя',
  namesHint: 'Мы предложим',
  proposedName: (username) => `Вы будете @${username}`,
  changeName: 'Изменить',
  passwordHint: (min) => `Не короче ${min} символов.`,
  adultsOnly: 'Owlcast — для взрослых, с 18 лет.',
  signIn: 'Войти',
  signUp: 'Мне есть 18 лет: создать аккаунт',
  checkEmail: 'Проверьте почту',
  emailSent: (email, hours) =>
    `Мы отправили письмо на ${email}. Откройте ссылку из него в этом браузере (она действует ${hours} ч), и вы войдёте.`,
  resend: 'Отправить ещё раз',
  otherAddress: 'Указать другой адрес',
  resent: 'Отправлено ещё раз. Действует только последняя ссылка.',
  openDevMailbox: 'Открыть почтовый ящик для разработки',
  confirming: 'Подтверждаем вашу почту…',
  finishText: (username, email) =>
    `Вы регистрируетесь как @${username} с адресом ${email}. Придумайте пароль, чтобы закончить. Он заменит прежний.`,
  finishSignUp: 'Завершить регистрацию',
  notConfirmed: 'Ссылка не сработала',
  welcome: (name) => `Добро пожаловать, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Электронная почта',
  none: 'Адреса почты нет',
  hint: 'С ней вы входите по паролю и получаете сообщения, отправленные на этот адрес. Её видите только вы.',
  noneHint: 'Добавьте её, чтобы входить и по паролю и не потерять доступ, если смените номер.',
  refused:
    'Наши письма не доходят до этого адреса: одно вернулось или было отмечено как спам. Добавьте ещё номер телефона или ключ доступа, чтобы всегда можно было войти.',
  retry: 'Повторить',
  retryLabel: 'Повторить: письма на этот адрес',
  retried: 'Мы отправили вам письмо. Если оно вернётся, вы увидите это здесь.',
  add: 'Добавить',
  addLabel: 'Добавить адрес почты',
  dialogTitle: 'Ваш адрес почты',
  text: 'Мы отправим ссылку на почту. Откройте её в этом браузере и задайте пароль.',
  sent: (email) => `Мы отправили ссылку на ${email}. Она действует час, в этом браузере.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Номер телефона',
  paused: 'Приостановлено после смены пароля. Это ваше?',
  enable: 'Снова включить',
  enableLabel: 'Снова включить вход по номеру',
  enabled: 'Снова включено. Можно входить по номеру.',
  none: 'Номера телефона нет',
  hint: 'С ним вы входите по коду и получаете сообщения, отправленные на ваш номер. Его видите только вы.',
  add: 'Добавить',
  addLabel: 'Добавить номер телефона',
  change: 'Изменить',
  changeLabel: 'Изменить номер телефона',
  remove: 'Убрать',
  removeLabel: 'Убрать номер телефона',
  dialogTitle: 'Ваш номер телефона',
  verify: 'Подтвердить номер',
  saved: (shown) => `Теперь ${shown} — ваш номер.`,
  removeTitle: 'Убрать ваш номер телефона?',
  removeText: 'Вы больше не сможете входить с ним и слушать сообщения, отправленные на него.',
  cancel: 'Оставить',
  confirmRemove: 'Убрать номер',
  removed: 'Номер телефона убран.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Ключи доступа',
  paused: 'Приостановлено после смены пароля. Это ваше?',
  enable: 'Снова включить',
  enableLabel: (name) => `Снова включить ${name}`,
  enabled: 'Снова включён. С ним можно входить.',
  withoutPassword: 'Вход без пароля',
  hint: 'По отпечатку, лицу или блокировке экрана.',
  unsupported: 'Этот браузер не поддерживает ключи доступа.',
  add: 'Добавить ключ доступа',
  added: 'Ключ доступа добавлен. Теперь с ним можно входить.',
  addedAt: 'Добавлен',
  lastUsed: 'последний вход',
  neverUsed: 'ещё не использовался',
  rename: (name) => `Переименовать: ${name}`,
  renameTitle: 'Назовите этот ключ',
  name: 'Название',
  save: 'Сохранить',
  saved: 'Сохранено.',
  remove: (name) => `Убрать: ${name}`,
  removeTitle: 'Убрать этот ключ доступа?',
  removeText: (name) =>
    `Вы больше не сможете войти с ключом «${name}». Устройство может его ещё показывать. Удалите его там.`,
  cancel: 'Оставить',
  confirmRemove: 'Убрать ключ',
  removed: 'Ключ доступа убран.',
  loading: 'Загружаем ваши ключи доступа…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Где открыт ваш аккаунт',
  device: (browser, system) =>
    browser && system ? `${browser}, ${system}` : (browser ?? system ?? 'Неизвестный браузер'),
  thisBrowser: 'Этот браузер',
  lastUsed: 'Последний раз:',
  signOut: 'Выйти',
  signOutLabel: (device) => `Выйти: ${device}`,
  signOutOthers: 'Выйти на всех других устройствах',
  signOutOthersTitle: 'Выйти на всех других устройствах?',
  signOutOthersText:
    'Мы завершим ваши сеансы во всех других браузерах, и ваши токены доступа перестанут работать. Ключи доступа, номер, приложения для подкастов и вебхуки останутся как есть. Удалить их можно на этой странице.',
  keepOthers: 'Не выходить',
  signedOut: 'На том устройстве вы вышли из аккаунта.',
  signedOutOthers: 'На всех других устройствах вы вышли из аккаунта.',
  loading: 'Проверяем, где открыт ваш аккаунт…',
}

const counted = createPluralizer('ru')

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Настройки',
  account: 'Аккаунт',
  signedOut: {
    title: 'Вы не вошли',
    text: 'Войдите, чтобы увидеть план, уведомления и данные.',
    action: 'Войти',
  },
  device: 'Это устройство',
  appearance: 'Оформление',
  appearanceHint: 'Цвета приложения.',
  appearanceOptions: { system: 'Как на устройстве', dark: 'Тёмное', light: 'Светлое' },
  language: 'Язык',
  browserLanguage: 'Как в браузере',
  playOn: 'Играть дальше',
  playOnHint: 'Когда запись закончилась, включает следующую из списка.',
  level: 'Ровная громкость',
  levelHint: 'Тихие голоса становятся громче, громкие — тише. Песни остаются как записаны.',
  lossless: 'WAV без потерь',
  losslessHint: (minutes, megabytes) =>
    `Отправляет записи без сжатия: до ${counted(minutes, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}, это ${megabytes} МБ.`,
  listening: 'Прослушивание',
  recording: 'Запись',
  introduceHint: 'В Dusk Radio, негромко, перед каждой записью.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Вы',
    notifications: 'Уведомления',
    sound: 'Прослушивание и запись',
    safety: 'Приватность и безопасность',
    plan: 'Тариф и доходы',
    data: 'Для разработчиков и данные',
  },
  back: 'Назад к настройкам',
  on: 'Включены',
  off: 'Выключены',
  quiet: (from, to) => `тихо ${from} – ${to}`,
  playsOn: 'Играет дальше',
  playsOne: 'По одной записи',
  tap: 'нажмите, чтобы говорить',
  hold: 'удерживайте, чтобы говорить',
  safety: 'Контакты, заблокированные и заглушённые люди',
  data: 'Скачивание, токены, вебхуки',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Горячие клавиши',
  playPause: 'Слушать или пауза',
  record: 'Записать',
  search: 'Поиск',
  cards: 'Следующая публикация, предыдущая публикация',
  next: 'Следующая в очереди',
  reply: 'Ответить на выбранную или играющую публикацию',
  replyToMoment: 'Ответить на звучащий момент',
  spokenReply: 'Ответить голосом на то, что играет, затем отправить',
  seek: 'Назад на 5 с, вперёд на 5 с',
  transcript: 'Слова того, что звучит',
  speed: 'Медленнее, быстрее',
  help: 'Показать этот список',
  keys: { ' ': 'пробел', arrowleft: '←', arrowright: '→' },
  single: 'Команды одной клавишей',
  singleHint: 'Выключите, если они мешают вашим собственным сочетаниям клавиш.',
}

const MONTH = createDateFormat('ru', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('ru', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Изменить профиль',
  editing: 'Изменение профиля',
  save: 'Сохранить',
  cancel: 'Отмена',
  updated: 'Профиль обновлён!',
  memberSinceMonth: (at) => `Регистрация: ${MONTH.format(at)}`,
  posts: 'Ваши публикации',
  loading: 'Считаем ваши публикации',
  atLeast: (count) => `${count}+`,
  username: 'Имя пользователя',
  usernameHint: 'Старые ссылки на ваш профиль продолжат работать.',
  fediverseAddress: 'Адрес в федиверсе',
  fediverseHint:
    'Например, @name@server.example в Mastodon. Он указывается как автор там, где делятся вашими открытыми записями.',
  displayName: 'Отображаемое имя',
  email: 'Электронная почта',
  noEmail: 'Нет',
  phone: 'Телефон',
  accountType: 'Тип аккаунта',
  plan: { free: 'Бесплатный', pro: 'Pro' },
  memberSince: 'Дата регистрации',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Вы не вошли',
    text: 'Войдите, чтобы увидеть свой профиль и публикации.',
    action: 'Войти',
    reason: 'Войдите, чтобы увидеть свой профиль.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Фото',
  upload: 'Загрузить фото',
  change: 'Сменить фото',
  remove: 'Убрать',
  hint: 'JPEG, PNG или WebP, до 10 МБ. Фото обрежется до квадрата.',
  color: 'Цвет под вашими инициалами',
  random: 'Случайный цвет',
  colors: {
    orange: 'Оранжевый',
    amber: 'Янтарный',
    blue: 'Синий',
    green: 'Зелёный',
    purple: 'Фиолетовый',
    yellow: 'Жёлтый',
    red: 'Красный',
    grey: 'Серый',
    pink: 'Розовый',
    teal: 'Бирюзовый',
  },
}

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'меньше 1\u00a0МБ'
    : `около ${Math.round(bytes / 1_000_000).toLocaleString('ru')}\u00a0МБ`

const soFar = createNumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Данные',
  exportTitle: 'Скачайте свои данные',
  exportHint: 'Один zip-файл с вашими публикациями и сообщениями и страницей, чтобы их слушать.',
  download: 'Скачать',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Звуков и картинок пока нет.'
      : `${counted(files, { one: '# звук или картинка', few: '# звука и картинки', many: '# звуков и картинок', other: '# звука и картинки' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) => `Скачано ${soFar.format(bytes / 1_000_000)}\u00a0МБ`,
  progress: 'Ход загрузки',
  cancel: 'Отмена',
  canceled: 'Загрузка отменена.',
  saved: 'Ваши данные в папке загрузок.',
  browserDownloads: 'Браузер скачивает ваши данные.',
  signOutTitle: 'Выход',
  signOutHint: 'Только на этом устройстве.',
  signOut: 'Выйти',
  deleteTitle: 'Удалить всё',
  deleteHint: 'Удалит ваши публикации, сообщения и профиль.',
  deleteAll: 'Удалить все мои данные',
}

export const PROOF: typeof English.PROOF = {
  title: 'Это вы?',
  text: 'Подтвердите это, прежде чем продолжить.',
  loading: 'Секунду…',
  confirm: 'Подтвердить',
  cancel: 'Отмена',
  password: 'Ваш пароль',
  code: 'Код, который мы вам отправили',
  codeHint: (phone) => `Введите шесть цифр, которые мы отправили на ${phone}.`,
  sendCode: (phone) => `Отправить код на ${phone}`,
  openDevMailbox: 'Открыть почтовый ящик для разработки',
  reauthenticate: 'Сначала войдите ещё раз: так мы поймём, что это действительно вы.',
  signInAgain: 'Войти ещё раз',
  reason: 'Войдите ещё раз, чтобы продолжить.',
  otherWay: 'Не получается? Войдите ещё раз.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Удалить все ваши данные?',
  text: 'Аккаунт будет удалён навсегда: ваши публикации, сообщения и профиль, всё, что другие записали в ваших Owlcast, и все способы входа. Это нельзя отменить.',
  loading: 'Проверяем ваши данные…',
  reason: 'Войдите ещё раз, а потом удалите всё в настройках.',
  username: 'Введите имя пользователя для подтверждения',
  usernameHint: (name) => `@${name}`,
  cancel: 'Оставить всё',
  confirm: 'Удалить все мои данные',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Ваши данные удалены',
  deletedAt: (when) => `Когда: ${when}.`,
  allDeleted: 'У нас больше ничего из них нет.',
  inProgress: 'Их больше никто не увидит. Остальное исчезнет через несколько минут.',
  emailSent: 'Мы отправили вам последнее письмо, которое это подтверждает.',
  retained: 'Что мы сохранили и почему',
  deviceCleared: 'То, что хранило это устройство, тоже удалено.',
  home: 'На главную',
  noReceipt: 'Здесь больше нечего показать.',
}

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

const hours = (count: number) =>
  counted(count, { one: '# час', few: '# часа', many: '# часов', other: '# часа' })

const upTo = (minutes: number) =>
  `до ${counted(minutes, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}`

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'в месяц',
  benefits: [
    `Записи ${upTo(getSecondsLimit('squawk', 'pro') / 60)}`,
    `Squawk живут ${hours(proHours)}`,
    'Свои цены на Owlcast и Nightingale',
    'Несколько потоков, в том числе закрытых',
  ],
  upgrade: 'Перейти на Pro',
  extend: 'Добавить месяц',
  activeUntil: (endsAt) => `Pro действует до ${DAY.format(endsAt)}`,
  termsHint: 'Один месяц, без продления. Ваши публикации останутся как есть.',
  signIn: 'Войдите, чтобы перейти на Pro.',
  offline: 'Нет сети. Перейти на Pro можно будет, когда она вернётся.',
  fee: `Платформа берёт ${PLATFORM_FEE_PERCENT}\u00a0% от вашего дохода.`,
  upgradeAtPrice: `Перейти на Pro · $${PRO_CENTS_PER_MONTH / 100}/мес.`,
  welcome: 'Добро пожаловать в Pro!',
  extended: 'Спасибо за ещё один месяц!',
  benefitsUntil: (endsAt) => `Всё это ваше до ${DAY.format(endsAt)}`,
  continueLabel: 'Продолжить',
  confirming: 'Мы подтверждаем платёж. Pro включится автоматически.',
  unconfirmed: 'Мы ещё не получили ваш платёж. Pro включится, как только он придёт.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Подписка',
  free: 'Бесплатный план',
  freeHint: `Squawk живут ${hours(freeHours)}. Owlcast бесплатны и открыты для всех.`,
  pro: 'План Pro',
  ended: (endedAt) => `Pro закончился ${DAY.format(endedAt)} Ваши публикации останутся как есть.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Бесплатно'

export const PRICING: typeof English.PRICING = {
  label: 'Цена прослушивания',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Своя',
  customLabel: 'Ваша цена в долларах',
  customHint: `От ${min} до ${max}.`,
  freeOnly: 'Цена: бесплатно (только для всех)',
  proOffer: `Перейдите на Pro ($${PRO_CENTS_PER_MONTH / 100}/мес.), чтобы брать плату за премиум-контент`,
  upgrade: 'Перейти на Pro',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} за прослушивание`,
  free: 'Слушать бесплатно',
  listen: (price) => `Слушать за ${price}`,
  listenTo: (price, title) => `Слушать за ${price}: ${title}`,
  preview: 'Отрывок',
  previewOfOne: `До ${PREVIEW_SECONDS} секунд — бесплатно.`,
  previewOfEach: `До ${PREVIEW_SECONDS} секунд каждой записи — бесплатно.`,
  playing: (price, author) => `Отрывок · ${price} · ${author}`,
  previewEnded: 'Отрывок закончился.',
  previewEndedText: (price) => `Всё целиком — за ${price}.`,
  oneTime: 'один раз',
  benefits: {
    all: 'Все записи, в том числе новые',
    one: (time) => `Все ${time}, сколько угодно раз`,
    share: (amount, name) => `${amount} получает ${name}`,
  },
  loading: 'Узнаём цену',
  notNow: 'Не сейчас',
  signIn: 'Войдите, чтобы купить и слушать.',
  demo: 'Пробная оплата: деньги не списываются',
  stripe: 'Вы платите в Stripe и возвращаетесь сюда.',
  none: 'Здесь пока ничего нельзя купить.',
  confirming: 'Мы подтверждаем платёж. Всё откроется здесь автоматически.',
  unlocked: (title) => `Теперь можно слушать: ${title}`,
  becameFree: (title) => `Теперь бесплатно: ${title}`,
  accessEnded: (price) => `Можно услышать до ${PREVIEW_SECONDS} секунд. ${price} — за всё.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Готова новая версия',
  reload: 'Перезагрузить',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Приложение',
  install: 'Установить',
  hint: 'Открывается в своём окне, работает без сети и открывает подкасты, которыми вы делитесь из других приложений.',
  manualSteps: 'В Safari: «Поделиться», затем «На экран „Домой“». На Mac: «Файл», затем «Добавить в Dock».',
}
