/** Chinese texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('zh', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: '你的账号已被封禁',
  heading: (until) =>
    isPermanentSuspension(until) ? '你的账号已被永久封禁' : `你的账号已被封禁至 ${MOMENT.format(until)}`,
  reason: '有成员举报了此账号的帖子，管理员已查看。',
  allowedActions: '你仍然可以收听、举报，以及下载或删除你的数据。你录下的内容会留在这台设备上。',
  manageData: '下载或删除你的数据',
}
