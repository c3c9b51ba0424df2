/** Chinese texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: '已登录的地方',
  device: (browser, system) =>
    browser && system ? `${system} 上的 ${browser}` : (browser ?? system ?? '未知浏览器'),
  here: '此浏览器',
  used: '上次使用',
  end: '退出登录',
  endOf: (device) => `退出登录：${device}`,
  endOthers: '退出其他所有登录',
  ended: '已在那台设备上退出登录。',
  endedOthers: '已退出其他所有登录。',
  loading: '正在查看登录情况…',
  tryAgain: '重试',
}
