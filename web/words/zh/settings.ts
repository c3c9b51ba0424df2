/** Chinese texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: '设置',
  account: '账号',
  signedOut: {
    title: '你尚未登录',
    text: '登录后，你的套餐、通知和数据都会在这里。',
    action: '登录',
  },
  device: '这台设备',
  appearance: '外观',
  appearanceHint: '应用的配色。',
  appearanceOptions: { system: '跟随设备', dark: '深色', light: '浅色' },
  language: '语言',
  browserLanguage: '跟随浏览器',
  lossless: '无损 WAV',
  losslessHint: (minutes, megabytes) => `不压缩直接发送录音：最长 ${minutes} 分钟，即 ${megabytes} MB。`,
}
