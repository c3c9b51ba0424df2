/** Russian texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Электронная почта',
  none: 'Адреса почты нет',
  hint: 'С ней вы входите по паролю и получаете сообщения, отправленные на этот адрес. Её видите только вы.',
  noneHint: 'Добавьте её, чтобы входить и по паролю и не потерять доступ, если смените номер.',
  add: 'Добавить',
  addLabel: 'Добавить адрес почты',
  dialogTitle: 'Ваш адрес почты',
  text: 'Мы отправим ссылку на почту. Откройте её в этом браузере и задайте пароль.',
  sent: (email) => `Мы отправили ссылку на ${email}. Она действует час, в этом браузере.`,
}
