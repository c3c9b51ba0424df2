/** Japanese texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'このリンクを開くには接続が必要です',
  text: 'オフラインです。オンラインに戻ると自動的に開きます。',
  again: 'もう一度試す',
  feed: '保存済みのSquawk',
}
