/** Chinese texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: '智能加速',
  smartSpeedHint: '快速播放停顿，语句保持原速。',
  saved: (time) => `此设备已节省的时间：${time}`,
  trimSilence: '剪掉静音',
  trimmed: (time) => `已剪掉 ${time} 静音。`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: '你的录音中的语句。按下的已被划掉。',
  hint: '点一下不想要的话，再点一下就恢复。',
  show: '显示我说的话',
  onDevice: '在这台设备上写下。',
  onDeviceOnce: (megabytes) => `在这台设备上写下。需要下载一次，共${megabytes} MB。`,
  refused: '至少要留下一秒。',
}
