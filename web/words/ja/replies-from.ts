/** Japanese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: '全員', hint: '誰でも返信できます。' },
  followed: {
    name: 'フォロー中の人',
    hint: 'このスレッドには、あなたがフォローしている人だけが返信できます。',
  },
  mentioned: {
    name: 'メンションした人',
    hint: 'このスレッドには、タイトルや本文で@を付けて名前を挙げた人だけが返信できます。',
  },
  nobody: { name: 'なし', hint: '返信はオフです。' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: '返信できる人',
  collaboratorsHint: 'あなたとコラボレーターは、いつでも返信できます。',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: '返信が制限されています',
  signIn: (from) =>
    from === 'nobody'
      ? '投稿者かコラボレーターなら、ログインすると返信できます。'
      : 'ログインすると、返信できるか確認できます。',
  signInButton: 'ログイン',
  recordingSaved: '録音は保存されています。',
  publishSeparatelyHint: '別の投稿として公開できます。',
  detach: '別の投稿にする',
}
