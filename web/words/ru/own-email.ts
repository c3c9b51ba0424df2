/** Russian texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Электронная почта',
  none: 'Адреса почты нет',
  hint: 'Входите с ней и паролем и слушайте то, что на неё присылают. Больше её никто не видит.',
  noneHint: 'Добавьте её, чтобы входить ещё и с паролем и чтобы вернуться, если потеряете номер.',
  add: 'Добавить',
  addOf: 'Добавить адрес почты',
  dialog: 'Ваш адрес почты',
  text: 'Мы отправим на него ссылку; откройте её в этом браузере и задайте пароль.',
  sent: (email) => `Мы отправили письмо на ${email}. Ссылка из него действует час, в этом браузере.`,
}
