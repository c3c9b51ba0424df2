/** Chinese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '所有人', hint: '所有人都可以回复。' },
  followed: {
    name: '我关注的人',
    hint: '只有你关注的人可以在此话题中回复。',
  },
  mentioned: {
    name: '我提到的人',
    hint: '只有你在标题或文字中用 @ 提到的人可以在此话题中回复。',
  },
  nobody: { name: '无人', hint: '回复已关闭。' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: '谁可以回复',
  collaboratorsHint: '你和合作者始终可以回复。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '回复受限',
  signIn: (from) => (from === 'nobody' ? '如果你是作者或合作者，登录后即可回复。' : '登录后查看你能否回复。'),
  signInButton: '登录',
  recordingSaved: '你的录音已保存。',
  publishSeparatelyHint: '你可以把它作为单独的帖子发布。',
  detach: '作为单独的帖子',
}
