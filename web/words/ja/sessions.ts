/** Japanese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'ログイン中の端末',
  device: (browser, system) =>
    browser && system ? `${system}の${browser}` : (browser ?? system ?? '不明なブラウザ'),
  thisBrowser: 'このブラウザ',
  lastUsed: '最終使用：',
  signOut: 'ログアウト',
  signOutLabel: (device) => `${device}からログアウト`,
  signOutOthers: 'ほかのすべてからログアウト',
  signedOut: 'その端末からログアウトしました。',
  signedOutOthers: 'ほかのすべての端末からログアウトしました。',
  loading: 'ログイン中の端末を確認しています…',
  tryAgain: 'もう一度試す',
}
