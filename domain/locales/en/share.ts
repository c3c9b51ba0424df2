/** English texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { defineMessages } from '../../i18n/i18n'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'

export const SHARE = defineMessages('SHARE', {
  words: 'What was said',
  product: 'Owlcast',
  signIn: 'Sign In',
  openOwlcast: 'Open Owlcast',
  skip: 'Skip to content',
  reply: 'Reply',
  copyLink: 'Copy Link',
  report: 'Report a copyright problem',
  linkCopied: 'Link copied to clipboard!',
  copyManually: 'We couldn’t copy the link. You can copy it here:',
  linkLabel: 'Link to this post',
  tags: 'Tags',
  recordings: (count: number) => `Recordings (${count})`,
  noRecordings: 'No recordings yet',
  more: 'More',
  recordedIn: 'Recorded in',
  inReplyTo: 'In reply to',
  free: 'Free to listen',
  priceToListen: (price: string) => `${price} to listen`,
  preview: (seconds: number) =>
    `You can hear the first ${seconds === 1 ? 'second' : `${seconds} seconds`} for free.`,
  previews: (seconds: number) => `You can hear up to ${seconds} seconds of each recording for free.`,
  listenToAll: 'Hear all of it on Owlcast',
  sample: 'Sample',
  length: 'Length',
  contents: 'Recordings',
  author: 'Author',
  messageWaiting: 'A voice message is waiting',
  openHint:
    'Someone sent you this link, and it works once. Press Open to hear the message in this browser, now and later.',
  open: 'Open',
  newLink: 'Send me a new link',
  newLinkSent: 'If this link came from us, we’ve sent a new one to the same address. It may take a minute.',
  footer: 'Shared from Owlcast, the mystical voice-first social platform.',
  loading: 'Loading',
  notFound: 'Content Not Found',
  expiryHint: 'Squawks fade after a day or two. This one may have expired.',
  back: 'Back to Owlcast',
  retry: 'Try again',
  details: 'Technical details',
  copyDetails: 'Copy details',
  detailsCopied: 'Details copied to clipboard!',
  present: 'present',
  none: 'none',
  listenOnOwlcast: 'Listen on Owlcast',
  edited: 'Edited',
  imported: 'Imported',
  routerWorks: 'The share router works.',
  by: (author: string) => `by ${author}`,
  with: (names: string) => `with ${names}`,
  /** The link preview of a post without a description. */
  summary: (kind: string, author: string, length: string, tags: string) =>
    [`${kind} by ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  /** '3 recordings'. */
  recordingCount: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  /** The position in a list: '2 of 5'. */
  positionInList: (at: number, of: number) => `${at} of ${of}`,
  pageTitle: (title: string) => `${title} · Owlcast`,
  audioOf: (title: string) => `Audio of ${title}`,
})

/** The public page of a member. */
export const SHARED_MEMBER = defineMessages('SHARED_MEMBER', {
  pageTitle: (name: string, username: string) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day: string) => `Member since ${day}`,
  followers: (count: number) => (count === 1 ? '1\u00a0follower' : `${count}\u00a0followers`),
  follow: 'Follow on Owlcast',
  hello: (name: string) => `Hello from ${name}`,
  newestPosts: 'Newest posts',
  empty: 'No public posts right now.',
  listenMore: 'Hear more on Owlcast',
  /** The text of a link preview. */
  summary: (name: string, voices: number, newest: string) =>
    voices === 0
      ? `${name} is on Owlcast, where people talk.`
      : `Hear ${name} on Owlcast. Newest post: ${newest}`,
  pictureOf: (name: string) => `Picture of ${name}`,
})

/** Feeds for podcast apps. */
export const SYNDICATION = defineMessages('SYNDICATION', {
  personDescription: (name: string) => `What ${name} says on Owlcast.`,
  postDescription: (title: string, name: string) => `${title}, by ${name} on Owlcast.`,
  tagTitle: (tag: string) => `#${tag} on Owlcast`,
  tagDescription: (tag: string) => `Public posts with the tag #${tag}.`,
  previewTitle: (title: string) => `${title} (preview)`,
  braidTitle: (title: string) => `${title}, with replies`,
  braidDescription: (title: string, names: string) =>
    `${title}, with replies by ${names} at the moments they answer.`,
})

/** Lists on pages without a script, and how to subscribe to them. */
export const LATEST = defineMessages('LATEST', {
  title: 'Newest on Owlcast',
  titleOfKind: (kinds: string) => `Newest ${kinds} on Owlcast`,
  description: 'Public voices that stay. Listen right here, no account needed.',
  tagTitle: (tag: string) => `#${tag}`,
  tagDescription: (tag: string) => `Public posts with the tag #${tag} on Owlcast.`,
  kinds: 'Kinds of posts',
  all: 'All',
  empty: 'Nothing here right now.',
  older: 'Older posts',
  newest: 'Newest posts',
  openApp: 'Open Owlcast',
  subscribe: 'Subscribe in a podcast app',
  subscribeHint: 'Pick your app, or paste the feed address into it.',
  address: 'Feed address',
  jsonFeed: 'JSON Feed',
  scan: 'Scan this with your phone',
  added: 'Answers in this chain',
})

/** The rows of the technical details, in order. */
export const DETAIL_LABELS = defineMessages('DETAIL_LABELS', {
  url: 'URL',
  pathname: 'Pathname',
  searchParams: 'Search params',
  contentType: 'Content type',
  id: 'ID',
  token: 'Token',
  invitation: 'Invitation',
  message: 'Error',
  requestId: 'Request',
})

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
    unsupported: 'We can’t keep this kind of file for your other devices',
  },
  onlyFirst: (length: string) => `Only the first ${length} of this file can be read.`,
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
  wholeEpisode: 'Whole episode',
  clipInEpisode: 'Clip in the episode',
  oneSecond: (sign: string) => `${sign}1 s`,
  fromStart: 'From start',
  lastSeconds: (seconds: number) => `Last ${seconds} s`,
  keys: 'Keys:',
  keySeconds: (figure: string) => `${figure} s`,
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
  /** The parts that an embed plays, in order. */
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

/** A position to a tenth of a second, which is left out on whole seconds. */
export function formatExactPosition(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = tenths % 10
  return rest === 0 ? formatPosition(tenths / 10) : `${formatPosition(tenths / 10)}.${rest}`
}

export const INVITED = defineMessages('INVITED', {
  heading: 'Invitation',
  invitedBy: (inviter: string) => `${inviter} invited you to collaborate.`,
  invitee: (masked: string) => `The invitation is for ${masked}.`,
  signInHint: 'Sign in with that account to accept it.',
  accept: 'Accept',
  accepted: (inviter: string) => `You’re now a collaborator with ${inviter}.`,
  undo: 'Undo',
  collaborationEnded: 'You’re no longer a collaborator.',
  ownInvitation: (to: string) => `You sent this invitation to ${to}. They haven’t accepted it yet.`,
})
