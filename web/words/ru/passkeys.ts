/** Russian texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Ключи доступа',
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
  tryAgain: 'Повторить',
}
