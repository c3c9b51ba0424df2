/** Texts for the form of a healing story and its script reader. */

import type { HumEmotion, HumLength, HumTone } from '../../domain/hum'
import { defineMessages } from '../../domain/i18n'

export const HUM = defineMessages('HUM', {
  heading: 'Start a Healing Story',
  intro: 'We turn your answers into a script to read aloud. Others can add their voices after yours.',
  notAdvice: 'Kind words, not medical advice.',
  who: 'Who is it for?',
  recipientName: 'Recipient name',
  alias: 'Name in the script',
  aliasHint: 'Others see and hear this name. Leave it empty to use the recipient name.',
  condition: 'Condition',
  well: 'Once they’re well',
  wellHint: 'in the present tense',
  presentOutcome: 'What is life like once they are well?',
  wholenessFeeling: 'How does it feel?',
  meaningPurpose: 'Why does it matter?',
  witnesses: 'Who speaks with you?',
  sound: 'How should it sound?',
  emotionWords: 'Words to carry through it',
  tone: 'Tone',
  length: 'Length',
  language: 'Language',
  spiritual: 'Spiritual language',
  closure: 'End with a closing line',
  theirs: 'Who can find it?',
  consent: 'I may speak about this person',
  unlisted: 'Only people with the link',
  unlistedHint: 'Recommended when the script uses the real name.',
  keep: 'Save my answers with the story',
  keepHint: 'Otherwise they stay on this device. Others never see them.',
  create: 'Create Script',
  again: 'Create Script again',
  card: 'Healing intention script',
  script: 'Script',
  about: (time: string) => `about ${time}`,
  empty: 'Your script will appear here.',
  edit: 'Edit script',
  done: 'Done editing',
  record: 'Record Reading Intention',
  failed: 'We couldn’t load the script. Please try again.',
})

export const READING = defineMessages('READING', {
  label: 'Read aloud',
  slower: 'Slower',
  faster: 'Faster',
  follow: 'Scroll with me',
  hold: 'Stop scrolling',
  pace: (percent: number) => `Pace ${percent}%`,
})

export const EMOTION_WORDS = defineMessages<Readonly<Record<HumEmotion, string>>>('EMOTION_WORDS', {
  love: 'love',
  compassion: 'compassion',
  gratitude: 'gratitude',
  courage: 'courage',
  peace: 'peace',
  wonder: 'wonder',
  relief: 'relief',
})
export const TONE_WORDS = defineMessages<Readonly<Record<HumTone, string>>>('TONE_WORDS', {
  classic: 'classic',
  gentle: 'gentle',
  bold: 'bold',
})
export const LENGTH_WORDS = defineMessages<Readonly<Record<HumLength, string>>>('LENGTH_WORDS', {
  short: 'short',
  medium: 'medium',
  long: 'long',
})
