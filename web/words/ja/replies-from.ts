/** Japanese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '全員', hint: '聴いた人は誰でも返信できます。' },
  followed: {
    name: 'フォロー中の人',
    hint: 'ここでも、このスレッドのどこでも、あなたがフォローしている人だけが返信できます。',
  },
  mentioned: {
    name: 'メンションした人',
    hint: 'ここでも、このスレッドのどこでも、タイトルや本文で@を付けて名前を挙げた人だけが返信できます。',
  },
  nobody: { name: 'なし', hint: 'このスレッドへの返信を受け付けません。' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: '返信できる人',
  always: 'あなたとコラボレーターは、いつでも返信できます。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '返信が制限されています',
  signIn: (from) =>
    from === 'nobody'
      ? 'あなたの投稿か、参加しているものなら、ログインすると返信できます。'
      : '返信できる人に含まれていれば、ログインすると返信できます。',
  button: 'ログイン',
  kept: '録音は残っています。',
  alone: 'どこにも返信しない、独立した声として投稿できます。',
  standAlone: '独立した声にする',
}
