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
  take: 'Скачайте свои данные',
  takeHint: 'Один zip-файл с вашими публикациями и сообщениями и страницей, чтобы их слушать.',
  download: 'Скачать',
  about: (files, bytes) =>
    files === 0
      ? 'Звуков и картинок пока нет.'
      : `${counted(files, { one: '# звук или картинка', few: '# звука и картинки', many: '# звуков и картинок', other: '# звука и картинки' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) => `Скачано ${soFar.format(bytes / 1_000_000)}\u00a0МБ`,
  progress: 'Ход загрузки',
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
  text: 'Аккаунт будет удалён навсегда: ваши публикации, сообщения и профиль, всё, что другие записали в ваших Owlcast, и все способы входа. Это нельзя отменить.',
  first: 'Сначала скачать их?',
  looking: 'Проверяем ваши данные…',
  password: 'Ваш пароль',
  code: 'Код, который мы вам отправили',
  codeHint: (phone) => `Введите шесть цифр, которые мы отправили на ${phone}.`,
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
  done: 'У нас больше ничего из них нет.',
  underWay: 'Их больше никто не увидит. Остальное исчезнет через несколько минут.',
  mailed: 'Мы отправили вам последнее письмо, которое это подтверждает.',
  kept: 'Что мы сохранили и почему',
  device: 'То, что хранило это устройство, тоже удалено.',
  home: 'На главную',
  none: 'Здесь больше нечего показать.',
}
