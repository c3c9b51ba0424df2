/** Russian texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('ru')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'меньше 1\u00a0МБ'
    : `около ${Math.round(bytes / 1_000_000).toLocaleString('ru')}\u00a0МБ`
const soFar = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

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
  tryAgain: 'Повторить',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Удалить все ваши данные?',
  text: 'Аккаунт будет удалён навсегда: ваши публикации, сообщения и профиль, всё, что другие записали в ваших Owlcast, и все способы входа. Это нельзя отменить.',
  exportFirst: 'Сначала скачать их?',
  loading: 'Проверяем ваши данные…',
  password: 'Ваш пароль',
  code: 'Код, который мы вам отправили',
  codeHint: (phone) => `Введите шесть цифр, которые мы отправили на ${phone}.`,
  sendCode: (phone) => `Отправить код на ${phone}`,
  openDevMailbox: 'Открыть почтовый ящик для разработки',
  reauthenticate: 'Сначала войдите ещё раз: так мы поймём, что это действительно вы.',
  signInAgain: 'Войти ещё раз',
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
