/** Chinese texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': '找不到你要的内容。',
  'request.too_large': '内容太大，无法发送。',
  'request.rate_limited': '尝试次数过多。请稍候再试。',
  'request.failed': '我们这边出了点问题。请重试。',
  'request.unavailable': '暂时无法连接 Owlcast。请重试。',
  'request.timeout': 'Owlcast 响应时间过长。请重试。',
  'request.offline': '你已离线。你的录音安全地保存在这台设备上。',
}
