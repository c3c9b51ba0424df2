/** Chinese texts for drafts on this device: recovered ones and those waiting to be published. */
import type * as English from '../drafts'

export const DRAFTS: typeof English.DRAFTS = {
  panel: '这台设备上的录音',
  saved: '已保存的录音',
  unpublished: '尚未发布',
  waiting: '等待发布',
  sending: '正在发布',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: '试听',
  stop: '停止',
  publish: '发布',
  discard: '丢弃',
  later: '稍后',
  retryNow: '立即尝试',
  cancelDiscard: '保留',
  discardHeading: '丢弃这段录音？',
  discardBody: '它只存在于这台设备上。此操作无法撤销。',
  discarded: '录音已丢弃',
  readFailed: '无法读取这段录音。请刷新页面后重试。',
  signOutHeading: '还有未发送的录音，仍要退出登录？',
  signOutBody: (n) => `有 ${n} 段录音尚未发布。再次登录后，你可以在这台设备上找到它们。`,
  staySignedIn: '保持登录',
  signOut: '退出登录',
}
