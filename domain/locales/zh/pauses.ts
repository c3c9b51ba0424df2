/** Chinese texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: '智能加速',
  smartSpeedHint: '快速播放停顿，语句保持原速。',
  saved: (time) => `此设备已节省的时间：${time}`,
  trimSilence: '剪掉静音',
  trimmed: (time) => `已剪掉 ${time} 静音。`,
}
