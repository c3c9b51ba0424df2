/** Russian texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Где открыт ваш аккаунт',
  device: (browser, system) =>
    browser && system ? `${browser}, ${system}` : (browser ?? system ?? 'Неизвестный браузер'),
  thisBrowser: 'Этот браузер',
  lastUsed: 'Последний раз:',
  signOut: 'Выйти',
  signOutLabel: (device) => `Выйти: ${device}`,
  signOutOthers: 'Выйти на всех других устройствах',
  signedOut: 'На том устройстве вы вышли из аккаунта.',
  signedOutOthers: 'На всех других устройствах вы вышли из аккаунта.',
  loading: 'Проверяем, где открыт ваш аккаунт…',
  tryAgain: 'Повторить',
}
