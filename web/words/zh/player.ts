/** Chinese texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: '播放器',
  nowPlaying: '正在播放',
  announce: (title, author) => `正在播放：${title}，${author}`,
  open: '打开播放器',
  openQueue: (count) => `打开播放队列，接下来 ${count} 个`,
  previous: '上一个',
  next: '下一个',
  back: (seconds) => `后退 ${seconds} 秒`,
  forward: (seconds) => `前进 ${seconds} 秒`,
  speed: '播放速度',
  speedValue: (speed) => `${speed}×`,
  upNext: '接下来播放',
  clearQueue: '清空队列',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `调整“${title}”的播放进度`,
  options: (title) => `“${title}”的选项`,
  moveUp: '上移',
  moveDown: '下移',
  remove: '从队列中移除',
  retry: '重试',
  offline: '你已离线。恢复联网后就会播放。',
  slow: '加载时间比平时长，加载完会立即播放。',
}
