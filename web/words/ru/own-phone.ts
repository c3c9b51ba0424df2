/** Russian texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Номер телефона',
  none: 'Номера телефона нет',
  hint: 'Входите с кодом и слушайте то, что присылают на ваш номер. Больше его никто не видит.',
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
  removeText: 'С ним больше нельзя будет войти, и вы не сможете слушать то, что на него прислали.',
  keep: 'Оставить',
  confirmRemove: 'Убрать номер',
  removed: 'Номер телефона убран.',
}
