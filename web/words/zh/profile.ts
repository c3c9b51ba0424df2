/** Chinese texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('zh', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('zh', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: '编辑资料',
  editing: '编辑个人资料',
  save: '保存',
  cancel: '取消',
  updated: '个人资料已更新！',
  memberSinceMonth: (at) => `${MONTH.format(at)}加入`,
  posts: '你的帖子',
  loading: '正在统计你的帖子',
  atLeast: (count) => `${count}+`,
  username: '用户名',
  usernameHint: '指向你个人资料的旧链接仍然有效。',
  displayName: '显示名称',
  email: '邮箱',
  noEmail: '无',
  phone: '手机号',
  accountType: '账号类型',
  plan: { free: '免费', pro: 'Pro' },
  memberSince: '加入时间',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: '你尚未登录',
    text: '登录后即可查看个人资料和帖子。',
    action: '登录',
    reason: '登录后即可查看个人资料。',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: '头像',
  upload: '上传头像',
  change: '更换头像',
  remove: '移除',
  hint: 'JPEG、PNG 或 WebP，不超过 10MB。图片会裁剪成正方形。',
  preparing: '正在处理你的头像',
  color: '名字首字的背景色',
  random: '随机颜色',
  colors: {
    orange: '橙色',
    amber: '琥珀色',
    blue: '蓝色',
    green: '绿色',
    purple: '紫色',
    yellow: '黄色',
    red: '红色',
    grey: '灰色',
    pink: '粉色',
    teal: '青色',
  },
}
