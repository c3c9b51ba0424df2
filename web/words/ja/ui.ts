/** Japanese texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `再生：${title}`,
  pause: (title) => `一時停止：${title}`,
  seek: '再生位置',
  position: (elapsed, total) => `${elapsed} / ${total}`,
  close: '閉じる',
  dismiss: '閉じる',
  retry: 'もう一度試す',
  optional: '任意',
  loading: '読み込み中',
  slow: 'いつもより時間がかかっています。',
  sample: 'サンプル',
  unread: (count) => `未読${count.toLocaleString('ja')}件`,
  unheard: (count) => `未再生${count.toLocaleString('ja')}件`,
  requests: (count) => `リクエスト${count.toLocaleString('ja')}件`,
  messages: 'アプリからのお知らせ',
}
