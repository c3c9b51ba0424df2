/** Chinese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '所有人', hint: '听到的人都可以回复。' },
  followed: {
    name: '我关注的人',
    hint: '只有你关注的人可以回复，整个话题都是如此。',
  },
  mentioned: {
    name: '我提到的人',
    hint: '只有你在标题或文字中用 @ 提到的人可以回复，整个话题都是如此。',
  },
  nobody: { name: '无人', hint: '这个话题不接受回复。' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: '谁可以回复',
  always: '你和合作者始终可以回复。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '回复受限',
  signIn: (from) =>
    from === 'nobody' ? '如果这是你的声音，或你参与其中，登录后即可回复。' : '如果你在此列，登录后即可回复。',
  button: '登录',
  kept: '你的录音已保留。',
  alone: '你可以把它作为独立的声音发布，不回复任何内容。',
  standAlone: '作为独立的声音',
}
