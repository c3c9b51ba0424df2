/** Texts for replies to podcasts. */
import { defineMessages } from '../../domain/i18n/i18n'
import { PODCAST_FILE_KEPT_DAYS } from '../../domain/limits'

export const PODCAST = defineMessages('PODCAST', {
  sectionLabel: 'The podcast you’re replying to',
  steps: 'Steps',
  step: { load: 'Load audio', trim: 'Trim a clip', record: 'Record' },
  url: 'Podcast URL',
  urlHint: 'Without a clip, your reply only links to this address.',
  urlPlaceholder: 'https://',
  load: 'Load',
  loading: (megabytes: string) => `Loading · ${megabytes} MB`,
  stop: 'Stop',
  upload: 'Upload an audio file',
  uploadHint: 'WAV, MP3, OGG or M4A, less than 50 MB. It stays on this device. Only your clip is sent.',
  /** For signed-in users: the file is uploaded. */
  uploadHintSaved: `WAV, MP3, OGG or M4A, less than 50 MB. Others hear only your clip. We keep the file for you for ${PODCAST_FILE_KEPT_DAYS} days, so you can trim it again on another device.`,
  kept: 'Your files',
  openFile: 'Open',
  openFileLabel: (name: string) => `Open ${name}`,
  copy: {
    saving: 'Saving for your other devices',
    kept: `Saved for ${PODCAST_FILE_KEPT_DAYS} days`,
    failed: 'Couldn’t save it for your other devices',
  },
  reading: 'Reading the file',
  signInHint: 'Some sites block browsers. Sign in and we’ll load it for you.',
  demo: 'Use demo audio',
  demoHint: 'Use five minutes of soft tones instead. Your reply will be marked ‘Demo audio’.',
  demoLabel: 'Demo audio',
  loaded: 'Loaded',
  uploaded: 'Uploaded',
  size: (megabytes: string) => `${megabytes} MB`,
  change: 'Change',
  changeClip: 'Change clip',
  trim: 'Trim',
  trimming: 'Trimming',
  chooseClip: 'Choose your clip',
  clipLength: (seconds: string, most: number) => `${seconds} s of ${most} s`,
  start: 'Start',
  end: 'End',
  startAt: (time: string) => `Start ${time}`,
  endAt: (time: string) => `End ${time}`,
  playClip: 'Play clip',
  pauseClip: 'Pause clip',
  formatMinutes: (minutes: number, seconds: string) =>
    minutes > 0
      ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds} seconds`
      : `${seconds} seconds`,
  /** S8-26. */
  trimmed: (range: string) => `Audio trimmed successfully! ${range}`,
  author: 'Who you are replying to',
  subject: 'Subject or topic',
  replyingTo: (author: string) => `Replying to ${author}`,
  clip: (start: string, end: string) => `clip ${start} to ${end}`,
  clipTitle: (author: string) => `podcast clip of ${author}`,
  /** What an embed plays, and in which order. */
  clipOf: (author: string) => `Clip of ${author}`,
  replyOf: (author: string) => `Reply by ${author}`,
  fromHost: (host: string) => `from ${host}`,
})

/** A position in a source, with hours if needed. */
export function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
