/** Chinese texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: '通知',
  title: '浏览器通知',
  hint: '在这台设备上，当你没有在看 Owlcast 时。',
  openOnly: '在这台设备上，当 Owlcast 在标签页中打开时。',
  blocked: '已被阻止。你可以在浏览器设置中允许通知。',
  unsupported: '此浏览器无法显示通知。',
  enabled: '这台设备的通知已开启。',
  disabled: '这台设备的通知已关闭。',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: '新的 MUE 消息',
  reply: '新回复',
  mention: '有人提到了你',
  invite: '邀请',
  new_post: '新帖子',
  every_squawk: '新的 Squawk',
  expiry: '即将消散',
  report: '新的举报',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: '通知内容与方式',
  reasonColumn: '通知内容',
  inAppColumn: '应用内',
  pushColumn: '推送',
  inAppLabel: (what) => `${what}，应用内`,
  pushLabel: (what) => `${what}，推送`,
  reasons: {
    message: { title: '消息', hint: '有人给你发 MUE' },
    reply: { title: '回复', hint: '回复你的帖子，或你参与的帖子' },
    mention: { title: '提及', hint: '有人提到你的 @用户名' },
    invite: { title: '邀请', hint: '有人邀请你合作' },
    new_post: { title: '你关注的人', hint: '新发布的帖子' },
    every_squawk: { title: '每条新 Squawk', hint: '所有 Squawk 汇总成一条，最多每 30 分钟一次' },
    expiry: { title: '即将消散的帖子', hint: '你的帖子消散前两小时' },
    report: { title: '举报', hint: '面向管理员：有成员举报了内容' },
  },
  quietHours: '免打扰时段',
  quietHoursHint: '时段结束前不会推送。你仍可在应用内看到一切。',
  from: '从',
  to: '到',
  timeZone: (name) => `时区：${name.replaceAll('_', ' ')}`,
  loading: '正在加载通知设置',
  tryAgain: '重试',
}
