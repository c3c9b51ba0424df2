/** Russian texts for the settings. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../settings'

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
  lossless: 'WAV без потерь',
  losslessHint: (minutes, megabytes) =>
    `Отправляет записи без сжатия: до ${counted(minutes, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}, это ${megabytes} МБ.`,
}
