/** Japanese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'ログイン中の端末',
  device: (browser, system) =>
    browser && system ? `${system}の${browser}` : (browser ?? system ?? '不明なブラウザ'),
  here: 'このブラウザ',
  used: '最終使用：',
  end: 'ログアウト',
  endOf: (device) => `${device}からログアウト`,
  endOthers: 'ほかのすべてからログアウト',
  ended: 'その端末からログアウトしました。',
  endedOthers: 'ほかのすべての端末からログアウトしました。',
  loading: 'ログイン中の端末を確認しています…',
  tryAgain: 'もう一度試す',
}
