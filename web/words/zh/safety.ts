/** Chinese texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `静音 ${name}`,
  unmute: (name) => `取消静音 ${name}`,
  block: (name) => `拉黑 ${name}`,
  unblock: (name) => `取消拉黑 ${name}`,
  reportPost: '举报',
  reportPerson: (name) => `举报 ${name}`,
  more: (name) => `${name} 的更多操作`,
  signIn: '登录后即可举报、静音或拉黑他人。',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `你不会再看到 ${name} 的帖子。对方不会知道。`,
  unmuted: (name) => `你又能看到 ${name} 的帖子了`,
  blocked: (name) => `你已拉黑 ${name}`,
  unblocked: (name) => `已取消拉黑 ${name}`,
  undo: '撤销',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `拉黑 ${name}？`,
  text: [
    '你们无法找到、收听、关注、邀请对方，或给对方发消息。互相的关注和未处理的邀请会终止。你们的消息会被隐藏，不会删除。',
    '对方不会收到通知。你的公开帖子仍然公开：对方退出登录后可以听到。',
  ],
  cancel: '取消',
  confirm: '拉黑',
}

export const REASONS: typeof English.REASONS = {
  harassment: '骚扰或霸凌',
  hate: '针对某个群体的仇恨',
  violence: '威胁或暴力',
  sexual: '未经同意或涉及未成年人的色情内容',
  self_harm: '自杀或自残',
  private_facts: '泄露他人隐私或声音',
  impersonation: '冒充他人',
  spam: '垃圾信息或诈骗',
  other: '其他',
}

export const REPORT: typeof English.REPORT = {
  titlePost: '举报这个帖子',
  titlePerson: (name) => `举报 ${name}`,
  about: (title) => `关于“${title}”`,
  hint: '管理员会查看。被举报的人不会知道是谁举报的。',
  emergencyHint: '如果有人正处于危险之中，请拨打当地的紧急电话。',
  reason: '有什么问题？',
  details: '还有什么想告诉我们的吗？',
  send: '提交举报',
  cancel: '取消',
  sent: '谢谢。管理员会查看。',
}

export const SAFETY: typeof English.SAFETY = {
  title: '安全',
  lists: {
    blocks: {
      title: '已拉黑的人',
      hint: '你们互相听不到，也联系不到对方。',
      none: '你没有拉黑任何人。',
      end: '取消拉黑',
      endLabel: (name) => `取消拉黑 ${name}`,
    },
    mutes: {
      title: '已静音的人',
      hint: '你看不到其帖子；对方不会知道。',
      none: '你没有静音任何人。',
      end: '取消静音',
      endLabel: (name) => `取消静音 ${name}`,
    },
  },
  show: '查看',
  showLabel: (title) => `查看${title}`,
  loading: '正在加载',
  more: '显示更多',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `你已拉黑 ${name}`,
  text: '你们互相听不到，也联系不到对方。对方不会知道。',
  unblock: '取消拉黑',
  muted: '已静音',
}
