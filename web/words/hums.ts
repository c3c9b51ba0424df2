/** Texts for the form of a healing story and its script reader. */

import type { HumEmotion, HumLength, HumTone } from '../../domain/hum/hum'
import { defineMessages } from '../../domain/i18n/i18n'

export const HUM = defineMessages('HUM', {
  heading: 'Start a Healing Story',
  intro: 'We turn your answers into a script to read aloud. Others can add their voices after yours.',
  notAdvice: 'Kind words, not medical advice.',
  recipientHeading: 'Who is it for?',
  recipientName: 'Recipient name',
  alias: 'Name in the script',
  aliasHint: 'Others see and hear this name. Leave it empty to use the recipient name.',
  condition: 'Condition',
  outcomeHeading: 'Once they’re well',
  outcomeHint: 'in the present tense',
  presentOutcome: 'What is life like once they are well?',
  wholenessFeeling: 'How does it feel?',
  meaningPurpose: 'Why does it matter?',
  witnesses: 'Who speaks with you?',
  soundHeading: 'How should it sound?',
  emotionWords: 'Words to carry through it',
  tone: 'Tone',
  length: 'Length',
  language: 'Language',
  spiritual: 'Spiritual language',
  closure: 'End with a closing line',
  visibilityHeading: 'Who can find it?',
  consent: 'I may speak about this person',
  unlisted: 'Only people with the link',
  unlistedHint: 'Recommended when the script uses the real name.',
  saveAnswers: 'Save my answers with the story',
  saveAnswersHint: 'Otherwise they stay on this device. Others never see them.',
  create: 'Create Script',
  recreate: 'Create Script again',
  scriptHeading: 'Healing intention script',
  script: 'Script',
  estimatedLength: (time: string) => `about ${time}`,
  empty: 'Your script will appear here.',
  edit: 'Edit script',
  done: 'Done editing',
  record: 'Record Reading Intention',
  failed: 'We couldn’t load the script. Please try again.',
})

export const SCRIPT_READER = defineMessages('SCRIPT_READER', {
  label: 'Read aloud',
  slower: 'Slower',
  faster: 'Faster',
  startScrolling: 'Scroll with me',
  stopScrolling: 'Stop scrolling',
  speed: (percent: number) => `Pace ${percent}%`,
})

export const HUM_EMOTION_LABELS = defineMessages<Readonly<Record<HumEmotion, string>>>('HUM_EMOTION_LABELS', {
  love: 'love',
  compassion: 'compassion',
  gratitude: 'gratitude',
  courage: 'courage',
  peace: 'peace',
  wonder: 'wonder',
  relief: 'relief',
})
export const HUM_TONE_LABELS = defineMessages<Readonly<Record<HumTone, string>>>('HUM_TONE_LABELS', {
  classic: 'classic',
  gentle: 'gentle',
  bold: 'bold',
})
export const HUM_LENGTH_LABELS = defineMessages<Readonly<Record<HumLength, string>>>('HUM_LENGTH_LABELS', {
  short: 'short',
  medium: 'medium',
  long: 'long',
})
