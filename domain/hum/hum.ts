/** The form of a healing story (spec §2.3): fields, defaults and privacy. */
import { LANGUAGES } from '../i18n/languages'

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
  /** The name used in the script in place of the real one. */
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

/** The form, with the author's decisions about the person it is about. */
export type HumDetail = HumAnswers & {
  /** The author may speak about this person. */
  consent: boolean
  /** Unlisted; null uses `isUnlistedStory`. */
  isUnlisted: boolean | null
  /** Store the form with the story. Only its author can ever read it. */
  keepAnswers: boolean
}

/** The default witnesses; every language has its own word. */
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

/** Returns whether a story is unlisted: by the author's choice, else when it uses the real name. */
export function isUnlistedStory({ isUnlisted, alias }: Pick<HumDetail, 'isUnlisted' | 'alias'>): boolean {
  return isUnlisted ?? alias.trim() === ''
}

const LETTER = /[\p{L}\p{N}]/u
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Returns whether a text contains a name as a whole word; anywhere in scripts without spaces. */
export function hasName(text: string, name: string): boolean {
  const [haystack, needle] = [text.normalize('NFC').toLowerCase(), name.trim().normalize('NFC').toLowerCase()]
  if (needle === '') return false
  const joined = NO_SPACES.test(needle)
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const [before, after] = [haystack[at - 1] ?? '', haystack[at + needle.length] ?? '']
    if (joined || !(LETTER.test(before) || LETTER.test(after))) return true
  }
  return false
}
