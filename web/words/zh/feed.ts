/** Chinese texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: '更多',
  upgrade: '升级',
  showMore: '显示更多',
  loadingMore: '正在加载更多',
}

export const POST: typeof English.POST = {
  with: '合作者',
  expand: '阅读全文',
  expandScript: '阅读完整文稿',
  collapse: '收起',
  share: '分享',
  createFromLabel: (create, title) => `${create}，源自“${title}”`,
  shareLabel: (share, title) => `${share}：${title}`,
  linkCopied: (link) => `链接已复制！${link}`,
  copyManually: '请复制此链接',
  link: '链接',
  moreActions: (title) => `“${title}”的更多操作`,
  playNext: '下一个播放',
  addToQueue: '加入播放队列',
  queued: '已加入播放队列',
  report: '举报侵权',
  delete: '删除',
  deleteLabel: (title) => `删除“${title}”`,
  deleteTitle: () => '确认删除？',
  deleteText: () => '确定要删除吗？此操作无法撤销。',
  cancelDelete: '保留',
  deleted: () => '已删除',
}
