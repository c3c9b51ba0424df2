/** Texts for the record screen. Labels fixed by the specification carry their number. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { Mode, ModeRow } from '../../domain/kinds'
import { endSentence } from '../../domain/text/text'

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
  comingSoon: 'soon',
  comingSoonHint: 'We’re still building this one. The others are ready.',
  recorder: 'Recorder',
  details: 'Details',
  openFailed: 'We couldn’t open this recording. Finish the one you’re making, or reload the page.',
  back: 'Back',
  cancel: 'Cancel',
  limit: (limit: string) => `${limit} limit`,
  limitAndRemaining: (limit: string, left: string) => `${limit} limit · ${left} to go`,
  remaining: (left: string) => `${left} left`,
  recorded: 'Recorded',
  waitingForMicrophone: 'Waiting for the microphone',
  recording: 'Recording',
  paused: 'Paused',
  shortcutStart: 'or press',
  shortcutsRecording: 'Space pauses, Enter stops',
  shortcutsPaused: 'Space resumes, Enter stops',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop recording',
  redo: 'Redo',
  listenBack: 'Listen back',
  playPreview: 'Play preview',
  stopPreview: 'Stop preview',
  mixing: 'Mixing the music',
  seekPreview: 'Seek in your recording',
  voiceWithTrack: (track: string) => `Your voice with ${track}`,
  recordedTime: 'Recorded time',
  microphoneLevel: 'Microphone level',
  elapsed: (elapsed: string, total: string) => `${elapsed} of ${total}`,
  microphone: 'Microphone',
  defaultMicrophone: 'Default microphone',
  headphones: 'Use headphones so your microphone doesn’t pick up the music.',
  losslessLimit: (minutes: number) => `Lossless WAV is on, so you can record up to ${minutes} minutes.`,
  upgradeHint: (minutes: number) => `With Pro you can record up to ${minutes} minutes.`,
  upgrade: 'Upgrade to Pro',
  showHow: 'Show me how',
  allowMicrophoneHelp: 'Open the site settings next to the address, allow the microphone and try again.',
})

/** Announced by screen readers in a status region, but not every second (DESIGN.md §6). */
export const ANNOUNCEMENTS = defineMessages('ANNOUNCEMENTS', {
  started: 'Recording started',
  paused: 'Recording paused',
  resumed: 'Recording resumed',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  stopped: (time: string) => `Recording stopped at ${time}. Listen back, redo or publish.`,
})

export const RECORD_FORM = defineMessages('RECORD_FORM', {
  title: 'Title',
  count: (n: number, max: number) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: (mode: string) => `needed for your ${mode}`,
  tagsHint: 'Separate tags with spaces. We add the #.',
  description: 'Description',
  optional: 'optional',
})

export const DISCARD = defineMessages('DISCARD', {
  heading: 'Discard this recording?',
  body: (time: string) => `This recording is ${time} long. You can’t undo this.`,
  cancel: 'Keep it',
  discard: 'Discard',
})

export const PUBLISH = defineMessages('PUBLISH', {
  publishing: (name: string) => `Publishing your ${name}`,
  stages: { mixing: 'Mixing the music', encoding: 'Compressing', uploading: 'Uploading', posting: 'Posting' },
  attempt: (n: number, of: number) => `Attempt ${n} of ${of}`,
  progress: 'Publishing',
  cancel: 'Cancel',
  cancelled: 'Not published. Your recording is still here.',
  /** S8-25: names the share link. */
  published: (name: string, link: string) => `${name} published! Share link: ${link}`,
  sent: (to: string) => `Sent to ${to}.`,
  phoneUnavailable: 'Phone messages are not available yet. Send the link yourself.',
  copyLink: 'Copy Link',
  linkCopied: 'Link copied to clipboard!',
  signInToPublish: 'Sign in to publish. We’ll keep your recording here.',
  signInToSend: 'Sign in to send a message.',
  alreadyPublished: 'You’ve already published this recording.',
  publishingInOtherTab: 'Another tab is publishing this recording.',
  /** After a failure that is retried automatically: does not ask the user to retry. */
  savedOffline: 'Saved. It publishes when you’re online.',
  savedAfterFailure: (failure: string) =>
    `${endSentence(failure.replace(/ Please try again\.$/, ''))} Your recording is saved. We’ll publish it automatically.`,
})
