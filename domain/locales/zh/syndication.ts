/** Chinese texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: '在播客应用中订阅',
  title: '在播客应用中订阅',
  intro: '新内容会自动出现在你的播客应用里。',
  introExpiring: '会消失的内容不在其中，除非作者选择加入。',
  apps: '播客应用',
  address: '订阅源地址',
  copy: '复制',
  copied: '已复制订阅源地址。',
  notCopied: '无法复制。请选中地址自行复制。',
  scan: '或用手机扫描',
  scanLabel: '订阅源地址的二维码',
  private: '在这里买过内容？',
  privateHint: '私密地址可以完整播放你购买的内容。请勿分享：拿到它的人都能收听。你可以在设置中移除它。',
  appName: '用于哪个应用？',
  appNameHint: '例如“手机上的 Overcast”',
  create: '创建私密地址',
  created: '你的私密地址。它只在此刻显示。',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: '播客应用',
  loading: '正在加载你的播客应用',
  none: '没有私密地址',
  noneHint: '在订阅某人的地方创建：个人主页、owlcast 或接力链。',
  used: '上次使用',
  unused: '尚未使用',
  end: '移除',
  endLabel: (name) => `移除 ${name}`,
  ended: '已移除。该应用不会再收到新内容。',
  expiring: '把我会消失的内容也放进订阅源',
  expiringHint: '播客应用会保留已下载的内容，即使它在这里已经消失。',
}
