/** Chinese texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: '打开这个链接需要联网',
  text: '你已离线。恢复联网后会自动打开。',
  retry: '重试',
  savedSquawks: '已保存的 Squawk',
}
