/** Chinese texts for the app shell: navigation, menu, empty states and errors. */
import type * as English from '../shell'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · 暮色之声',
  skip: '跳到内容',
  main: '主导航',
  quick: '快捷操作',
  menu: '菜单',
  open: '打开',
  closeMenu: '关闭菜单',
  record: '录音',
  search: '搜索',
  notifications: '通知',
  bell: (count) => (count > 0 ? `通知，${count} 条未读` : '通知'),
  back: '返回',
  signIn: '登录',
  signOut: '退出登录',
  upgrade: '升级到 Pro',
  upgradePrice: '$1/月',
  plan: { free: '免费', pro: 'Pro' },
  offline: '你已离线。你的录音已安全保存在这台设备上。',
  online: '网络已恢复。',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: '首页',
  record: '录音',
  profile: '个人资料',
  member: '成员',
  settings: '设置',
  graph: '声音关系图',
  search: '搜索',
  'my-squawks': '我的 Squawk',
  'my-hums': '我的 HUM',
  'my-nightingales': '我的 Nightingale',
  'my-owlcasts': '我的 Owlcast',
  'mue-manager': 'MUE 管理',
  moderation: '内容管理',
  goodbye: '再见',
  auth: '登录',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: '关系图' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: '出了点问题',
  text: '我们这边出了故障。你已发布的帖子都很安全。',
  reload: '重新加载应用',
  details: '错误详情',
  error: '错误',
  view: '页面',
  request: '请求',
  copy: '复制详情',
  copied: '已复制',
  partFailed: '应用的一部分未能加载。',
  reloadPage: '重新加载',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: '这一部分还不在你的设备上',
  text: '你已离线。恢复联网后就能打开。你的录音很安全。',
  reload: '重试',
}
