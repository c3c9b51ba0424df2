/** Russian texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../leaving'

const counted = createPluralizer('ru')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'меньше 1\u00a0МБ'
    : `около ${Math.round(bytes / 1_000_000).toLocaleString('ru')}\u00a0МБ`
const soFar = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const DATA: typeof English.DATA = {
  title: 'Данные',
  take: 'Заберите всё с собой',
  takeHint: 'Один zip-файл с вашими голосами и сообщениями и страницей, чтобы их слушать.',
  download: 'Скачать',
  about: (files, bytes) =>
    files === 0
      ? 'Слушать пока нечего.'
      : `${counted(files, { one: '# звук или картинка', few: '# звука и картинки', many: '# звуков и картинок', other: '# звука и картинки' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) => `Скачано ${soFar.format(bytes / 1_000_000)}\u00a0МБ`,
  progress: 'Загрузка ваших данных',
  cancel: 'Отмена',
  canceled: 'Загрузка отменена.',
  saved: 'Ваши данные в папке загрузок.',
  handedOver: 'Браузер скачивает ваши данные.',
  out: 'Выход',
  outHint: 'Только на этом устройстве.',
  signOut: 'Выйти',
  erase: 'Удалить всё',
  eraseHint: 'Удалит ваши публикации, сообщения и профиль.',
  eraseAll: 'Удалить все мои данные',
  tryAgain: 'Повторить',
}

export const ERASE: typeof English.ERASE = {
  title: 'Удалить все ваши данные?',
  text: 'Аккаунт будет удалён навсегда: ваши голоса, всё, что другие записали в ваших Owlcast, ваши сообщения, профиль и способы входа. Это нельзя отменить.',
  first: 'Сначала забрать с собой?',
  looking: 'Смотрим, что у вас здесь есть…',
  password: 'Ваш пароль',
  code: 'Код, который мы вам отправили',
  codeHint: (phone) => `Шесть цифр, отправлены на ${phone}.`,
  sendCode: (phone) => `Отправить код на ${phone}`,
  mailbox: 'Открыть почтовый ящик для разработки',
  again: 'Сначала войдите ещё раз: так мы поймём, что это действительно вы.',
  signInAgain: 'Войти ещё раз',
  reason: 'Войдите ещё раз, а потом удалите всё в настройках.',
  username: 'Введите имя пользователя для подтверждения',
  usernameHint: (name) => `@${name}`,
  keep: 'Оставить всё',
  confirm: 'Удалить все мои данные',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Ваши данные удалены',
  at: (when) => `Когда: ${when}.`,
  done: 'У нас ничего из них не осталось.',
  underWay: 'Их больше никто не видит. Последнее исчезнет через несколько минут.',
  mailed: 'Мы отправили вам последнее письмо, которое это подтверждает.',
  kept: 'Что сохранено и почему',
  device: 'То, что хранило это устройство, тоже удалено.',
  home: 'На главную',
  none: 'Здесь больше нечего показать.',
}
