/** English texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import type { HumEmotion, HumLength, HumTone } from '../../hum/hum'
import { defineMessages } from '../../i18n/i18n'
import type { Mode, ModeRow, TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'

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
  goOn: 'Keep talking',
  goOnFailed: 'You can’t add to this recording.',
  trimEnds: 'Trim ends',
  cutTo: (time: string) => `Cut to ${time}`,
  undoCut: 'Undo cut',
  wholeRecording: 'Whole recording',
  zoomedPart: 'Part shown close up',
  playPreview: 'Play preview',
  stopPreview: 'Stop preview',
  seekPreview: 'Seek in your recording',
  voiceWithTrack: (track: string) => `Your voice with ${track}`,
  recordedTime: 'Recorded time',
  microphoneLevel: 'Microphone level',
  microphone: 'Microphone',
  defaultMicrophone: 'Default microphone',
  headphones: 'Use headphones so your microphone doesn’t pick up the music.',
  storageDown:
    'We can’t take recordings right now. Yours will wait on this device and go out by itself once we can.',
  losslessLimit: (minutes: number) => `Lossless WAV is on, so you can record up to ${minutes} minutes.`,
  upgradeHint: (minutes: number) => `With Pro you can record up to ${minutes} minutes.`,
  upgrade: 'Upgrade to Pro',
  showHow: 'Show me how',
  allowMicrophoneHelp: 'Open the site settings next to the address, allow the microphone and try again.',
})

/** Recording while the record button is held. */
export const HOLD = defineMessages('HOLD', {
  screen: 'Recording',
  newRecording: 'New recording',
  release: 'Let go to stop. You choose where it goes next.',
  releaseToSend: 'Let go to send.',
  sending: (to: string) => `Sending to ${to}`,
  /** A message in its thread, until it leaves the device and afterwards. */
  sendingIn: (seconds: number) => `Sending in ${seconds} s`,
  sendingNow: 'Sending',
  undo: 'Undo',
  locking: 'Let go. Recording stays on.',
  locked: 'Recording. Your hands are free.',
  dropping: 'Let go to drop it. Nothing is kept.',
  slideToLock: 'Slide up to lock',
  slideToDrop: (isRtl: boolean) => (isRtl ? 'Slide right to drop' : 'Slide left to drop'),
  drop: 'Drop',
  tooShort: 'Hold to talk',
  tapOrHold: 'Tap, or hold to talk',
  tapToStart: 'Tap to start, tap to stop',
  tapInstead: 'Tap instead of hold',
  tapInsteadHint: 'The red button starts with one tap and stops with the next, everywhere.',
})

/** Announced by screen readers in a status region, but not every second. */
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
  addTag: 'Add a tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  addSuggestedTag: (tag: string) => `Add tag ${tag}`,
  moreOptions: 'More options',
  moreOptionsHint: 'Description, replies',
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
  mayLeave: 'You can leave this page. It goes on, and your recording is safe.',
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
  savedBusy: 'Saved here. We’ll try again.',
  savedAfterFailure: (failure: string) =>
    `${endSentence(failure)} Your recording is saved. We’ll publish it automatically.`,
})

/** In place of those above for what only its recipient can hear. */
export const PUBLISH_PRIVATE = defineMessages('PUBLISH_PRIVATE', {
  publishing: (name: string) => `Sending your ${name}`,
  cancelled: 'Not sent. Your recording is still here.',
  signInToPublish: 'Sign in to send. We’ll keep your recording here.',
  alreadyPublished: 'You’ve already sent this recording.',
  publishingInOtherTab: 'Another tab is sending this recording.',
  savedOffline: 'Saved. It’s sent when you’re online.',
  savedAfterFailure: (failure: string) =>
    `${endSentence(failure)} Your recording is saved. We’ll send it automatically.`,
})

export const DRAFTS = defineMessages('DRAFTS', {
  panel: 'Recordings on this device',
  saved: 'Saved recording',
  /** In Safari, unless it is installed. */
  savedForAWeek:
    'Saved recording. This browser deletes it after about a week without a visit, unless you install the app.',
  unpublished: 'Not published yet',
  onlyInTab: 'Only in this tab. Publish before you close it.',
  waiting: 'Waiting to publish',
  sending: 'Publishing',
  to: (name: string) => `To ${name}`,
  listen: 'Listen',
  stop: 'Stop',
  publish: 'Publish',
  discard: 'Discard',
  later: 'Later',
  retryNow: 'Try now',
  cancelDiscard: 'Keep it',
  discardHeading: 'Discard this recording?',
  discardBody: 'It’s only on this device. You can’t undo this.',
  unsavedHello: 'Your hello, not saved yet',
  open: 'Open',
  discarded: 'Recording discarded',
  readFailed: 'We couldn’t read this recording. Reload the page and try again.',
  signOutHeading: 'Sign out with unsent recordings?',
  signOutBody: (n: number) =>
    n === 1
      ? 'One recording isn’t published yet. You’ll find it on this device when you sign in again.'
      : `${n} recordings aren’t published yet. You’ll find them on this device when you sign in again.`,
  putAway: 'The recording stays on this device. It’s back when the account that made it signs in.',
  staySignedIn: 'Stay signed in',
  signOut: 'Sign Out',
})

export const SHARED_IN = defineMessages('SHARED_IN', {
  lost: 'We couldn’t open what you shared. Choose the file here or paste the link.',
  none: 'Share a link to a podcast, or an audio file (WAV, MP3, OGG or M4A) smaller than 50 MB.',
  recordingOpen: 'Publish or discard this recording first. Then we’ll open what you shared.',
  heading: 'What should this become?',
  upTo: (length: string) => `Up to ${length}`,
  partUpTo: (length: string) => `Up to ${length}. Choose the part next.`,
  podcastHint: 'Play a part and answer it',
  choosePart: 'Choose the part',
  tooLong: (length: string, limit: string) => `It’s ${length} long, and there’s room for ${limit}.`,
  takePart: 'Use this part',
  wholeSound: 'The whole sound',
  opening: 'Opening what you shared …',
  importFailed: 'We couldn’t add this sound. Please try again.',
})

export const HUM = defineMessages('HUM', {
  heading: 'Start a Healing Story',
  intro: 'Two answers make a script. You read it aloud, and others add their voices.',
  notAdvice: 'Kind words, not medical advice.',
  recipientName: 'Who is it for?',
  recipientNameHint: 'Recipient name. A first name is enough.',
  alias: 'Name in the script',
  aliasHint: 'Others see and hear this name. Leave it empty to use the recipient name.',
  condition: 'What are they going through?',
  conditionHint: 'Condition, in a few words.',
  outcomeHint: 'In the present tense, as if it were already so.',
  presentOutcome: 'What is life like once they are well?',
  wholenessFeeling: 'How does it feel?',
  meaningPurpose: 'Why does it matter?',
  witnesses: 'Who speaks with you?',
  soundHeading: 'Shape the script',
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
  forName: (name: string) => `For ${name}`,
  readAloud: 'Read it aloud when you’re ready. You can edit any word first.',
  changeAnswers: 'Change',
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

export const SONG = defineMessages('SONG', {
  songTitle: 'Song title',
  author: 'Author',
  original: 'This is an original song',
  covers: 'Covers are not permitted. Words and music must be your own.',
})

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'beat', many: 'beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Add MUE track', beat: 'Add beat' }

export const LIBRARY = defineMessages('LIBRARY', {
  choose: (collection: TrackCollection) => `Choose a ${NAMES[collection].one}`,
  add: (collection: TrackCollection) => ADD[collection],
  tab: (collection: TrackCollection) => (collection === 'beat' ? 'Beats' : 'MUEs'),
  remove: (collection: TrackCollection) => `Remove ${NAMES[collection].one}`,
  search: (collection: TrackCollection) => `Search ${NAMES[collection].many}`,
  searchHint: 'Name, mood or genre',
  searchAll: 'Search background music',
  anyMood: 'Any mood',
  mood: 'Mood',
  anyGenre: 'Any genre',
  genre: 'Genre',
  showAll: 'Show All',
  addTrack: 'Add',
  addLabel: (name: string) => `Add ${name}`,
  added: 'Added',
  removeLabel: (name: string) => `Remove ${name}`,
  playLabel: (name: string) => `Play: ${name}`,
  pauseLabel: (name: string) => `Pause: ${name}`,
  collection: (collection: TrackCollection) => NAMES[collection].one,
  playingHint: 'playing under your voice',
  loading: (collection: TrackCollection) => `Loading ${NAMES[collection].many}`,
  none: (collection: TrackCollection) => `No ${NAMES[collection].many} yet`,
  noneFiltered: 'No results found. Try another mood or genre.',
  noResults: (query: string) => `No results found for '${query}'`,
  section: 'MUE Library',
  background: 'Background music',
  open: 'Open',
  summary: (count: number) => (count === 0 ? 'No MUEs yet' : `${count} MUEs, from calm to bright.`),
  loadingAll: 'Loading MUEs',
  offline: 'Music needs a connection. You can record without it.',
})

const mues = (count: number) => (count === 1 ? '1 MUE' : `${count} MUEs`)

export const MUE_MANAGER = defineMessages('MUE_MANAGER', {
  hint: 'Fill the music library, or load it from storage.',
  manage: 'Manage',
  intro: 'Music anyone can add to a recording.',
  actions: 'Library actions',
  setup: 'Setup Table',
  addSamples: 'Add Sample MUEs',
  sync: 'Sync from Storage',
  refresh: 'Refresh',
  empty: 'No MUEs found. Click Setup Table and Add Sample MUEs to get started.',
  loading: 'Loading MUEs',
  ready: (count: number) => `The MUEs table is ready. It has ${mues(count)}.`,
  added: (added: number, absent: number) =>
    absent > 0
      ? `Added ${added} sample MUEs. ${absent} have no file in storage yet.`
      : `Added ${added} sample MUEs.`,
  usingSamples: (count: number) => `Using ${count} sample MUEs`,
  loaded: (count: number) => `Loaded ${mues(count)}.`,
  listing: 'Reading storage …',
  measuring: (done: number, all: number) => `Measuring lengths: ${done} of ${all} …`,
  working: 'Working …',
  storageEmpty: 'There are no MUEs in storage. The library hasn’t changed.',
  synced: (count: number, more: boolean) =>
    more
      ? `Synced. The library now has ${mues(count)}. Storage has more files than one sync can read.`
      : `Synced. The library now has ${mues(count)}.`,
  confirm: {
    title: 'Replace the library?',
    text: (now: number, then: number) =>
      `${mues(now)} will be replaced by the ${then} found in storage. Posts that already have music stay as they are.`,
    cancel: 'Keep it',
    replace: 'Replace',
  },
  seconds: (seconds: number) => `${Math.round(seconds)} s`,
  mood: 'Mood',
  genre: 'Genre',
  playLabel: (name: string) => `Play: ${name}`,
  stopLabel: (name: string) => `Stop: ${name}`,
})

export const NEW_OWLCAST = defineMessages('NEW_OWLCAST', {
  /** S2.3-20 */
  title: 'Create Owlcast',
  startedFrom: (title: string) => `Started from “${title}”.`,
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separate tags with spaces. We’ll add the #.',
  privacy: 'Privacy',
  visibilities: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hints: {
    public: 'Anyone can find it.',
    unlisted: 'Anyone with the link can hear it.',
    private: 'Only you and people you invite can hear it.',
  },
  /** C5 */
  proOnly: 'Unlisted and private need Pro.',
  invitees: 'Invitees',
  inviteesHint: 'Usernames, emails or phone numbers, separated by commas.',
  inviteeList: 'People to invite',
  inviteeTooLong: 'This is too long for a name or address.',
  unresolved: 'We’ll check this when you invite.',
  byEmail: 'by email',
  byPhone: 'phone messages are not available yet: you’ll get a link to share',
  /** C8, S9-06 */
  fee: `Creation fee ${formatDollars(OWLCAST_FEE_CENTS)} — waived`,
  cancel: 'Cancel',
  create: 'Create Owlcast',
  creating: 'Creating your Owlcast',
  notCreated: 'Not created. Your text is still here.',
  sourceGone: 'The post it started from is gone. Press Create Owlcast again to go on without it.',
  alreadyCreated: 'This Owlcast was already created, with what you sent the first time.',
  createdEarlier: (name: string) => `“${name}” was already created. Create again to make this one as well.`,
  created: (name: string) => `“${name}” is ready.`,
  createdWithInvitations: (name: string, sent: string) => `“${name}” is ready. ${sent}`,
  record: 'Record',
})

export const OWLCAST_CHOICE = defineMessages('OWLCAST_CHOICE', {
  label: 'Post to',
  newOwlcast: 'New Owlcast',
  newOwlcastHint: 'Creates a public Owlcast with this title. This is its first recording.',
  existingOwlcastHint: 'Adds this recording to the others there.',
  lostOwlcastHint: 'You can’t record in this Owlcast any more. Choose another one.',
  moreOptions: 'More options',
  loading: 'Loading your Owlcasts',
  failed: 'We couldn’t load your other Owlcasts.',
})

export const OWLCAST = defineMessages('OWLCAST', {
  collaborators: (count: number) => (count === 1 ? '1 collaborator' : `${count} collaborators`),
  startedFrom: (title: string) => `Started from ${title}`,
  play: 'Play',
  hide: 'Hide',
  playLabel: (title: string) => `Play ${title}`,
  hideLabel: (title: string) => `Hide ${title}`,
  record: 'Record',
  recordLabel: (title: string) => `Record in ${title}`,
  reply: 'Reply',
  replyLabel: (title: string) => `Reply to ${title}`,
})

/** The cover of an owlcast: drawn, or the author's own picture. */
export const COVER = defineMessages('COVER', {
  group: 'Cover',
  of: (title: string) => `Cover of ${title}`,
  choose: 'Choose picture',
  useDrawn: 'Use drawn cover',
  small: (pixels: number) =>
    `Podcast apps want at least ${pixels} pixels a side, so they show the drawn cover.`,
})

export const RECORDINGS = defineMessages('RECORDINGS', {
  list: (title: string) => `Recordings in ${title}`,
  loading: 'Loading recordings',
  /** S2.2-11, verbatim. */
  none: 'No recordings yet',
  recordFirst: 'Record the first one',
  more: 'More recordings',
  loadingMore: 'Loading more',
  newRecordings: (count: number) => (count === 1 ? '1 new recording' : `${count} new recordings`),
  position: (author: string, n: number, of: number) => `${author} · ${n} of ${of}`,
  controls: 'Conversation controls',
  previous: 'Previous',
  next: 'Next',
  latest: 'Latest',
  conversation: 'conversation',
  actions: (title: string) => `More actions for ${title}`,
  delete: 'Delete',
  singular: 'Recording',
  noun: 'recording',
})
