/** Russian texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Готова новая версия',
  reload: 'Перезагрузить',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Приложение',
  install: 'Установить',
  hint: 'Открывается в своём окне, работает без сети и открывает подкасты, которыми вы делитесь из других приложений.',
  manualSteps: 'В Safari: «Поделиться», затем «На экран „Домой“». На Mac: «Файл», затем «Добавить в Dock».',
}
