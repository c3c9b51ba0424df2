/** Japanese texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'スマート再生',
  smartSpeedHint: '間だけを速く再生します。言葉の速さは変わりません。',
  saved: (time) => `この端末で節約した時間：${time}`,
  trimSilence: '無音を切る',
  trimmed: (time) => `無音を${time}切りました。`,
}
