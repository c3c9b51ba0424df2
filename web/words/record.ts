/** Texts for the record screen. Labels fixed by the specification carry their number. */
import { defineMessages } from '../../domain/i18n'
import type { Mode, ModeRow } from '../../domain/kinds'
import { endSentence } from '../../domain/text'

/** Start labels (S2.3-10), by the mode's column. With a track the label differs. */
export const START_LABELS = defineMessages<Readonly<Record<ModeRow['start'] | 'overTrack', string>>>(
  'START_LABELS',
  {
    plain: 'Start Recording',
    reading: 'Record Reading Intention',
    song: 'Record Original Song',
    overTrack: 'Record Over MUE',
  },
)

/** Publish labels (S2.3-11), alone and with a track, where they are not just the name of the mode. */
export const PUBLISH_LABELS = defineMessages<
  Readonly<Partial<Record<Mode, { alone: string; withTrack: string }>>>
>('PUBLISH_LABELS', {
  mue: { alone: 'Send', withTrack: 'Send' },
  squawk: { alone: 'Publish Squawk', withTrack: 'Squawk + Mue' },
  nightingale: { alone: 'Song', withTrack: 'Song' },
})

export const RECORD = defineMessages('RECORD', {
  heading: 'Record',
  modes: 'What are you recording?',
  soon: 'soon',
  soonHint: 'This kind of voice is still being built. The others are ready.',
  deck: 'Recorder',
  details: 'Details',
  notOpened: 'This recording could not be opened here.',
  back: 'Back',
  cancel: 'Cancel',
  limit: (limit: string) => `${limit} limit`,
  toGo: (limit: string, left: string) => `${limit} limit · ${left} to go`,
  left: (left: string) => `${left} left`,
  recorded: 'Recorded',
  asking: 'Waiting for the microphone',
  recording: 'Recording',
  paused: 'Paused',
  shortcutStart: 'or press',
  shortcutsRecording: 'Space pauses, Enter stops',
  shortcutsPaused: 'Space goes on, Enter stops',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop recording',
  redo: 'Redo',
  listen: 'Listen back',
  playPreview: 'Play preview',
  stopPreview: 'Stop preview',
  mixing: 'Laying the music under your voice',
  seekPreview: 'Seek in your recording',
  voiceWith: (track: string) => `Your voice, with ${track} underneath`,
  timer: 'Recorded time',
  level: 'Microphone level',
  elapsed: (elapsed: string, total: string) => `${elapsed} of ${total}`,
  microphone: 'Microphone',
  microphoneDefault: 'The device’s own choice',
  headphones: 'Use headphones, so that the music does not come back through your microphone.',
  losslessCapped: (minutes: number) => `Lossless WAV is on: at most ${minutes} minutes.`,
  upgradeHint: (minutes: number) => `Pro records for ${minutes} minutes.`,
  upgrade: 'Upgrade to Pro',
  how: 'How',
  howToAllow: 'Open the site settings beside the address, allow the microphone, then try again.',
})

/** Announced by screen readers in a status region, but not every second (DESIGN.md §6). */
export const ANNOUNCE = defineMessages('ANNOUNCE', {
  started: 'Recording started',
  paused: 'Recording paused',
  resumed: 'Recording goes on',
  left: (seconds: number) => `${seconds} seconds left`,
  stopped: (time: string) => `Recording stopped at ${time}. Listen back, redo or publish.`,
})

export const FORM = defineMessages('FORM', {
  title: 'Title',
  count: (n: number, max: number) => `${n} / ${max}`,
  tags: 'Tags',
  tagsNeeded: (mode: string) => `needed for your ${mode}`,
  tagsHint: 'Words with spaces between. The # comes by itself.',
  description: 'Description',
  optional: 'optional',
})

export const DISCARD = defineMessages('DISCARD', {
  heading: 'Discard this recording?',
  body: (time: string) => `You have spoken for ${time}. This action cannot be undone.`,
  keep: 'Keep it',
  discard: 'Discard',
})

export const PUBLISH = defineMessages('PUBLISH', {
  publishing: (name: string) => `Publishing your ${name}`,
  stages: {
    mixing: 'Laying the music under your voice',
    encoding: 'Making it small for the way',
    uploading: 'On its way',
    posting: 'Almost there',
  },
  attempt: (n: number, of: number) => `Attempt ${n} of ${of}`,
  progress: 'Publishing',
  cancel: 'Cancel',
  cancelled: 'Not published. Your recording is still here.',
  /** S8-25: names the share link. */
  done: (name: string, link: string) => `${name} published! Share link: ${link}`,
  sent: (name: string, to: string) => `${name} sent to ${to}.`,
  phoneNotYet: 'Phone messages are not available yet: send the link yourself.',
  copy: 'Copy Link',
  copied: 'Link copied to clipboard!',
  signIn: 'Sign in to publish. Your recording waits here.',
  signInToSend: 'Sign in to send a message.',
  gone: 'This recording was published already.',
  busy: 'Another tab is publishing this recording.',
  /** After a failure that is retried automatically: does not ask the user to retry. */
  waitsOffline: 'Saved. It publishes when you’re online.',
  waits: (failure: string) =>
    `${endSentence(failure.replace(/ Please try again\.$/, ''))} Your recording is safe on this device and goes out by itself.`,
})
