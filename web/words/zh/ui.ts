/** Chinese texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `播放：${title}`,
  pause: (title) => `暂停：${title}`,
  seek: '播放进度',
  position: (elapsed, total) => `${elapsed}，共 ${total}`,
  close: '关闭',
  dismiss: '忽略',
  retry: '重试',
  optional: '选填',
  loading: '正在加载',
  slow: '加载时间比平时长。',
  sample: '示例',
  unread: (count) => `${count} 条未读`,
  unheard: (count) => `${count} 条未听`,
  requests: (count) => `${count} 条请求`,
  messages: '应用消息',
}
