/** German texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Alle', hint: 'Wer es hört, kann antworten.' },
  followed: {
    name: 'Personen, denen ich folge',
    hint: 'Nur Personen, denen du folgst, können antworten, hier und im ganzen Thread.',
  },
  mentioned: {
    name: 'Personen, die ich erwähne',
    hint: 'Nur wen du in Titel oder Text mit @ nennst, kann antworten, hier und im ganzen Thread.',
  },
  nobody: { name: 'Niemand', hint: 'Der Thread ist für Antworten geschlossen.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Wer antworten kann',
  always: 'Du und alle, die mit dir daran arbeiten, können es immer.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antworten sind eingeschränkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Melde dich an, um zu antworten, falls es von dir ist oder du mitwirkst.'
      : 'Melde dich an, um zu antworten, falls du dazugehörst.',
  button: 'Anmelden',
  kept: 'Deine Aufnahme bleibt erhalten.',
  alone: 'Du kannst sie als eigene Stimme veröffentlichen, die auf nichts antwortet.',
  standAlone: 'Zur eigenen Stimme machen',
}
