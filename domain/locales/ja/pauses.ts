/** Japanese texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'スマート再生',
  smartSpeedHint: '間だけを速く再生します。言葉の速さは変わりません。',
  saved: (time) => `この端末で節約した時間：${time}`,
  trimSilence: '無音を切る',
  trimmed: (time) => `無音を${time}切りました。`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: '録音のフレーズ。押したものは消されています。',
  hint: '言うつもりのなかったところを押すと消えます。もう一度押すと戻ります。',
  show: '自分の言葉を表示',
  onDevice: 'この端末で書き起こします。',
  onDeviceOnce: (megabytes) => `この端末で書き起こします。一度だけ${megabytes} MBをダウンロードします。`,
  refused: '少なくとも1秒は残してください。',
}
