/** German texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Alle', hint: 'Alle können antworten.' },
  followed: {
    name: 'Personen, denen ich folge',
    hint: 'Nur Personen, denen du folgst, können in diesem Thread antworten.',
  },
  mentioned: {
    name: 'Personen, die ich erwähne',
    hint: 'Nur Personen, die du in Titel oder Text mit @ erwähnst, können in diesem Thread antworten.',
  },
  nobody: { name: 'Niemand', hint: 'Antworten sind aus.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Wer antworten kann',
  collaboratorsHint: 'Du und alle, die mitwirken, können immer antworten.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antworten sind eingeschränkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Melde dich an, um zu antworten, wenn es dein Beitrag ist oder du mitwirkst.'
      : 'Melde dich an, um zu sehen, ob du antworten kannst.',
  signInButton: 'Anmelden',
  recordingSaved: 'Deine Aufnahme ist gespeichert.',
  publishSeparatelyHint: 'Du kannst sie als eigenen Beitrag veröffentlichen.',
  detach: 'Zum eigenen Beitrag machen',
}
