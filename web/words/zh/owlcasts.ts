/** Chinese texts for owlcasts: the card, its recordings and playback controls. */
import type * as English from '../owlcasts'

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => `${count} 位合作者`,
  startedFrom: (title) => `源自“${title}”`,
  play: '播放',
  hide: '收起',
  playLabel: (title) => `播放“${title}”`,
  hideLabel: (title) => `收起“${title}”`,
  record: '录音',
  recordLabel: (title) => `录音到“${title}”`,
  reply: '回复',
  replyLabel: (title) => `回复“${title}”`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `“${title}”中的录音`,
  loading: '正在加载录音',
  none: '还没有录音',
  recordFirst: '录下第一段',
  more: '更多录音',
  loadingMore: '正在加载更多',
  newRecordings: (count) => `${count} 段新录音`,
  position: (author, n, of) => `${author} · 第 ${n} 段，共 ${of} 段`,
  controls: '对话控制',
  previous: '上一段',
  next: '下一段',
  latest: '最新',
  conversation: '对话',
  actions: (title) => `“${title}”的更多操作`,
  delete: '删除',
  singular: '录音',
  noun: '录音',
}
