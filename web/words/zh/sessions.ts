/** Chinese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: '已登录的地方',
  device: (browser, system) =>
    browser && system ? `${system} 上的 ${browser}` : (browser ?? system ?? '未知浏览器'),
  thisBrowser: '此浏览器',
  lastUsed: '上次使用',
  signOut: '退出登录',
  signOutLabel: (device) => `退出登录：${device}`,
  signOutOthers: '退出其他所有登录',
  signedOut: '已在那台设备上退出登录。',
  signedOutOthers: '已退出其他所有登录。',
  loading: '正在查看登录情况…',
  tryAgain: '重试',
}
