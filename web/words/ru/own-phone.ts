/** Russian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Номер телефона',
  none: 'Номера телефона нет',
  hint: 'С ним вы входите по коду и получаете сообщения, отправленные на ваш номер. Его видите только вы.',
  add: 'Добавить',
  addOf: 'Добавить номер телефона',
  change: 'Изменить',
  changeOf: 'Изменить номер телефона',
  remove: 'Убрать',
  removeOf: 'Убрать номер телефона',
  dialog: 'Ваш номер телефона',
  prove: 'Подтвердить номер',
  set: (shown) => `Теперь ${shown} — ваш номер.`,
  removeTitle: 'Убрать ваш номер телефона?',
  removeText: 'Вы больше не сможете входить с ним и слушать сообщения, отправленные на него.',
  keep: 'Оставить',
  confirmRemove: 'Убрать номер',
  removed: 'Номер телефона убран.',
}
