/** Russian texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Где открыт ваш аккаунт',
  device: (browser, system) =>
    browser && system ? `${browser}, ${system}` : (browser ?? system ?? 'Неизвестный браузер'),
  here: 'Этот браузер',
  used: 'Последний раз:',
  end: 'Выйти',
  endOf: (device) => `Выйти: ${device}`,
  endOthers: 'Выйти на всех других устройствах',
  ended: 'На том устройстве вы вышли из аккаунта.',
  endedOthers: 'На всех других устройствах вы вышли из аккаунта.',
  loading: 'Проверяем, где открыт ваш аккаунт…',
  tryAgain: 'Повторить',
}
