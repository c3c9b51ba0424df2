/** Russian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Номер телефона',
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
