/** English texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import { defineMessages } from '../../i18n/i18n'
import type { TranscriptProblem } from '../../transcripts/transcript'

export const TRANSCRIPT = defineMessages('TRANSCRIPT', {
  waiting: 'Writing down the words. About a minute.',
  edited: 'Words edited',
  more: 'more',
  less: 'less',
  moreOf: (title: string) => `more of ${title}`,
  lessOf: (title: string) => `less of ${title}`,
  open: 'Transcript',
  heading: (title: string) => `What was said in ${title}`,
  loading: 'Loading the words',
  /** A phrase for screen readers; the time is like '0:17'. */
  phrase: (time: string, text: string) => `${time}, ${text}`,
  playFrom: (time: string, title: string) => `Play ${title} from ${time}`,
})

/** Why a recording has no words. */
export const TRANSCRIPT_PROBLEM_TEXTS = defineMessages<Readonly<Record<TranscriptProblem, string>>>(
  'TRANSCRIPT_PROBLEM_TEXTS',
  {
    no_speech: 'No words here. It sounds like music or noise.',
    unsupported_language: 'No words for this language yet.',
    unreadable: 'No words here. We couldn’t read the sound.',
    not_configured: 'No words here. This site doesn’t write them down yet.',
    failed: 'No words here. Writing them down didn’t work.',
  },
)

/** The dialog of an author for the words of a post. */
export const WORDS_EDITOR = defineMessages('WORDS_EDITOR', {
  make: 'Make words',
  heading: 'Correct the words',
  makeHeading: 'Words for this post',
  hint: 'Your changes keep their place in the sound.',
  segment: (time: string) => `Words at ${time}`,
  playFrom: (time: string) => `Play from ${time}`,
  language: 'Spoken language',
  again: 'Write them down again',
  againHint: 'Wrong language? Choose the right one. Your corrections are replaced.',
  start: 'Write down the words',
  makeHint: 'People can read along, and search finds what you said.',
  privateHint: 'This message is private. A speech service hears it once to write down the words.',
  remove: 'Remove the words',
  removeHeading: 'Remove the words?',
  removeText: 'People can no longer read along, and search no longer finds what you said. The sound stays.',
  keep: 'Keep them',
  cancel: 'Cancel',
  save: 'Save words',
  saving: 'Saving the words',
  saved: 'Words saved',
  requested: 'We’re writing down the words.',
  newest: 'What is saved now',
  removed: 'Words removed',
})

/** The words of a new recording, and the setting of the account. */
export const WORDS_CHOICE = defineMessages('WORDS_CHOICE', {
  language: 'Spoken language',
  write: 'Write down the words',
  writeHint: 'People can read along, and search finds what you said.',
  privateHint: 'Words of private messages are never sent to a speech service unless you turn this on.',
  setting: 'Words for my public posts',
  settingHint: 'We write down what you say, so people can read along and find it. You choose for each post.',
  loadingSetting: 'Loading your choice about words',
})

/** Words of a private message, made by the browser of its recipient. */
export const DEVICE_WORDS = defineMessages('DEVICE_WORDS', {
  whenAsked: 'Private. Words only when you ask, on this device.',
  show: 'Show words',
  hide: 'Hide words',
  askHeading: 'Show words on this device?',
  askText: (megabytes: number) =>
    `Your browser writes them down, so the message never leaves this device. It downloads ${megabytes} MB once.`,
  download: (megabytes: number) => `Download ${megabytes} MB`,
  notNow: 'Not now',
  making: 'Writing down the words on this device',
  progress: (percent: number) => `${percent} %`,
  cancel: 'Cancel',
  made: 'Made on this device',
})

/** A title proposed from the first words. */
export const TITLE_PROPOSAL = defineMessages('TITLE_PROPOSAL', {
  ask: (title: string) => `Name it “${title}”?`,
})
