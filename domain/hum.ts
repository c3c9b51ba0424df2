/** A healing story's form (spec §2.3): what is asked, what it starts with, and what of it others may know. */
import { LANGUAGES } from './languages'

export const HUM_LANGUAGES = LANGUAGES
export const HUM_TONES = ['classic', 'gentle', 'bold'] as const
export const HUM_LENGTHS = ['short', 'medium', 'long'] as const
export const HUM_EMOTIONS = [
  'love',
  'compassion',
  'gratitude',
  'courage',
  'peace',
  'wonder',
  'relief',
] as const
export type HumLanguage = (typeof HUM_LANGUAGES)[number]
export type HumTone = (typeof HUM_TONES)[number]
export type HumLength = (typeof HUM_LENGTHS)[number]
export type HumEmotion = (typeof HUM_EMOTIONS)[number]

export type HumAnswers = {
  recipientName: string
  /** What the script calls them instead, so that the name itself stays with the author. */
  alias: string
  condition: string
  presentOutcome: string
  wholenessFeeling: string
  meaningPurpose: string
  witnesses: string
  emotionWords: readonly HumEmotion[]
  tone: HumTone
  length: HumLength
  spiritualLanguage: boolean
  includeClosureNow: boolean
  language: HumLanguage
}

/** The answers, and what their author decided about the person spoken of. */
export type HumDetail = HumAnswers & {
  /** They may speak about this person. */
  consent: boolean
  /** Only who has the link finds it; null leaves it to `isOffTheList`. */
  isUnlisted: boolean | null
  /** Keep the answers with the story. Nobody but its author can ever read them. */
  keepAnswers: boolean
}

/** Witnesses nobody named: every language has its own word for them. */
export const WITNESSES_US = 'us'

export const HUM_DEFAULTS: HumDetail = {
  recipientName: '',
  alias: '',
  condition: '',
  presentOutcome: '',
  wholenessFeeling: '',
  meaningPurpose: '',
  witnesses: WITNESSES_US,
  emotionWords: ['love', 'compassion', 'gratitude'],
  tone: 'classic',
  length: 'medium',
  spiritualLanguage: false,
  includeClosureNow: true,
  language: 'en',
  consent: false,
  isUnlisted: null,
  keepAnswers: false,
}

/** A story that says the name itself stays off the list, unless its author decides otherwise. */
export function isOffTheList({ isUnlisted, alias }: Pick<HumDetail, 'isUnlisted' | 'alias'>): boolean {
  return isUnlisted ?? alias.trim() === ''
}

const LETTER = /[\p{L}\p{N}]/u
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether a text says a name, as a word of its own; where words are not parted, anywhere. */
export function saysName(text: string, name: string): boolean {
  const [where, what] = [text.normalize('NFC').toLowerCase(), name.trim().normalize('NFC').toLowerCase()]
  if (what === '') return false
  const joined = NO_SPACES.test(what)
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const [before, after] = [where[at - 1] ?? '', where[at + what.length] ?? '']
    if (joined || !(LETTER.test(before) || LETTER.test(after))) return true
  }
  return false
}
