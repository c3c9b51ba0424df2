/** Japanese texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: '設定',
  account: 'アカウント',
  signedOut: {
    title: 'ログインしていません',
    text: 'ログインすると、プラン、通知、データがここに表示されます。',
    action: 'ログイン',
  },
  device: 'この端末',
  appearance: '外観',
  appearanceHint: 'アプリの配色です。',
  appearanceOptions: { system: '端末に合わせる', dark: 'ダーク', light: 'ライト' },
  language: '言語',
  browserLanguage: 'ブラウザに合わせる',
  lossless: 'ロスレスWAV',
  losslessHint: (minutes, megabytes) => `録音を圧縮せずに送ります：${minutes}分まで（${megabytes} MB）。`,
}
