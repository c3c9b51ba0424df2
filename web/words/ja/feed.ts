/** Japanese texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'その他',
  upgrade: 'アップグレード',
  showMore: 'もっと見る',
  loadingMore: '読み込み中',
}

export const POST: typeof English.POST = {
  with: '参加：',
  expand: '続きを読む',
  expandScript: '台本を全部読む',
  collapse: '折りたたむ',
  share: '共有',
  createFromLabel: (create, title) => `${title}から${create}`,
  shareLabel: (share, title) => `${share}：${title}`,
  linkCopied: (link) => `リンクをコピーしました！ ${link}`,
  copyManually: 'このリンクをコピーしてください',
  link: 'リンク',
  moreActions: (title) => `${title}のその他の操作`,
  playNext: '次に再生',
  addToQueue: 'キューに追加',
  queued: 'キューに追加しました',
  report: '著作権を報告',
  delete: '削除',
  deleteLabel: (title) => `${title}を削除`,
  deleteTitle: (one) => `この${one}を削除しますか？`,
  deleteText: (one) => `この${one}を削除してもよろしいですか？この操作は取り消せません。`,
  cancelDelete: '残す',
  deleted: (one) => `${one}を削除しました`,
}
