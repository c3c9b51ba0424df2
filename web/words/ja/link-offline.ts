/** Japanese texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'このリンクを開くには接続が必要です',
  text: 'オフラインです。オンラインに戻ると自動的に開きます。',
  retry: 'もう一度試す',
  savedSquawks: '保存済みのSquawk',
}
