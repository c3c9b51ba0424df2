/**
 * The table of kinds and recording modes (spec §1, §2.3, §5, §9). A kind is a row here and a row of `KIND_UI` in
 * `web/kinds.tsx`; no other file branches on a kind. Code that depends on a kind reads a column.
 */
import { DURATION_GRACE_SECONDS } from './limits'

export const KINDS = {
  squawk: {
    view: 'speace',
    replyView: 'squawks',
    prefix: 'squawks',
    seconds: { free: 300, pro: 900 },
    lifeHours: { free: 24, pro: 48 },
    feedLimit: 50,
    publicFeed: true,
    tagsRequired: true,
    privateWithRecipient: false,
    playsAs: 'single',
    sound: 'speech',
    priced: false,
    hasRecordings: false,
    requires: [],
    shareToken: 'invitation',
    collaborators: true,
    replyTagsRequired: true,
    defaultTags: ['voice', 'squawk'],
    filedAs: 'spaces',
    ownList: 'everything',
    limitsReplies: true,
  },
  mue: {
    view: 'mue-messages',
    replyView: 'mue',
    prefix: 'umues',
    seconds: { free: 180, pro: 180 },
    lifeHours: null,
    feedLimit: 50,
    publicFeed: false,
    tagsRequired: false,
    privateWithRecipient: true,
    playsAs: 'thread',
    sound: 'speech',
    priced: false,
    hasRecordings: false,
    requires: ['recipient', 'sound'],
    shareToken: 'token',
    collaborators: false,
    replyTagsRequired: false,
    defaultTags: [],
    filedAs: 'messages',
    ownList: null,
    limitsReplies: false,
  },
  hum: {
    view: 'hum',
    replyView: 'hum',
    prefix: 'hums',
    seconds: { free: 300, pro: 900 },
    lifeHours: null,
    feedLimit: 100,
    publicFeed: true,
    tagsRequired: false,
    privateWithRecipient: false,
    playsAs: 'chain',
    sound: 'speech',
    priced: false,
    hasRecordings: false,
    requires: ['script'],
    shareToken: 'invitation',
    collaborators: true,
    replyTagsRequired: false,
    defaultTags: [],
    filedAs: 'flows',
    ownList: 'kind',
    limitsReplies: true,
  },
  nightingale: {
    view: 'nightingale',
    replyView: 'nightingale',
    prefix: 'nightingales',
    seconds: { free: 300, pro: 900 },
    lifeHours: null,
    feedLimit: 100,
    publicFeed: true,
    tagsRequired: false,
    privateWithRecipient: false,
    playsAs: 'chain',
    sound: 'song',
    priced: true,
    hasRecordings: false,
    requires: ['song'],
    shareToken: 'invitation',
    collaborators: true,
    replyTagsRequired: false,
    defaultTags: [],
    filedAs: 'flows',
    ownList: 'kind',
    limitsReplies: true,
  },
  owlcast: {
    view: 'owlcast',
    replyView: 'owlcast',
    prefix: 'owlcasts',
    seconds: { free: 300, pro: 900 },
    lifeHours: null,
    feedLimit: 50,
    publicFeed: true,
    tagsRequired: true,
    privateWithRecipient: false,
    playsAs: 'list',
    sound: 'speech',
    priced: true,
    hasRecordings: true,
    requires: ['name'],
    shareToken: 'invitation',
    collaborators: true,
    replyTagsRequired: false,
    defaultTags: [],
    filedAs: 'flows',
    ownList: 'kind',
    limitsReplies: true,
  },
} as const satisfies Record<string, KindRow>

/** A row of the table. Seconds and hours per plan; a `null` life means that posts never expire. */
export type KindRow = {
  /** The view that opens after publishing (spec §4). */
  view: string
  /** The `view` value in share-page reply links (spec §2.2). */
  replyView: string
  /** Storage prefix, the specification's "bucket" (spec §3). */
  prefix: string
  seconds: PerPlan
  lifeHours: PerPlan | null
  feedLimit: number
  /** Whether the kind has a public list of its own. */
  publicFeed: boolean
  tagsRequired: boolean
  privateWithRecipient: boolean
  playsAs: 'single' | 'thread' | 'chain' | 'list'
  /** The nature of its recordings: songs are not levelled, and play at normal speed. */
  sound: 'speech' | 'song'
  priced: boolean
  hasRecordings: boolean
  /** Named requirements that `domain/posts/validate-draft.ts` knows how to check. */
  requires: readonly Requirement[]
  /** Whether a reply in a mode that needs tags needs them here too (spec §5, C3). */
  replyTagsRequired: boolean
  /** The query parameter a share link of this kind may carry. */
  shareToken: 'token' | 'invitation' | null
  /** Whether the author can invite collaborators; false for messages. */
  collaborators: boolean
  /** Shown when a post has no tags (spec §2.3). */
  defaultTags: readonly string[]
  /** The filter of the user's own posts that lists it (D17). */
  filedAs: 'messages' | 'spaces' | 'flows'
  /** The content of the user's own list of this kind; null where the posts are listed elsewhere. */
  ownList: 'everything' | 'kind' | null
  /** Whether the author sets a reply policy; false for messages, whose recipient may always reply. */
  limitsReplies: boolean
}
export type Requirement = 'recipient' | 'sound' | 'script' | 'song' | 'name' | 'podcast' | 'clip'
export type Plan = 'free' | 'pro'
type PerPlan = { free: number; pro: number }

export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

export function getKind(kind: Kind): KindRow {
  return KINDS[kind]
}

/** Whether the posts of a kind are songs. */
export function isSong(kind: Kind): boolean {
  return getKind(kind).sound === 'song'
}

export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text)
}

/**
 * Recording modes: the kinds plus the two podcast replies, which are stored as a squawk with a subtype. `seconds`,
 * `prefix` and `tagsRequired` are set where they differ from the kind's.
 */
export const MODES = {
  mue: {
    kind: 'mue',
    accepts: ['post', 'reply'],
    voiceProcessing: true,
    pickers: ['mue'],
    start: 'plain',
    name: 'MUE',
    tagsName: 'mue',
  },
  squawk: {
    kind: 'squawk',
    accepts: ['post', 'reply'],
    voiceProcessing: true,
    pickers: ['mue', 'beat'],
    start: 'plain',
    name: 'Squawk',
    tagsName: 'squawk',
  },
  hum: {
    kind: 'hum',
    accepts: ['post', 'reply'],
    voiceProcessing: true,
    pickers: ['mue'],
    start: 'reading',
    name: 'HUM',
    tagsName: 'hum',
  },
  owlcast: {
    kind: 'owlcast',
    accepts: ['post', 'reply'],
    voiceProcessing: true,
    pickers: ['mue'],
    start: 'plain',
    name: 'Owlcast',
    tagsName: 'owlcast',
  },
  nightingale: {
    kind: 'nightingale',
    accepts: ['post', 'reply'],
    voiceProcessing: false,
    pickers: ['beat'],
    start: 'song',
    name: 'Nightingale',
    tagsName: 'nightingale',
  },
  parrot: {
    kind: 'squawk',
    subtype: 'parrot',
    accepts: ['post'],
    prefix: 'hums',
    seconds: { free: 3600, pro: 3600 },
    voiceProcessing: true,
    pickers: ['mue'],
    start: 'plain',
    name: 'Parrot',
    tagsName: 'parrot',
    requires: ['podcast'],
  },
  yap: {
    kind: 'squawk',
    subtype: 'yap',
    accepts: ['post'],
    prefix: 'pcreply',
    seconds: { free: 3600, pro: 3600 },
    tagsRequired: false,
    voiceProcessing: true,
    pickers: ['mue'],
    start: 'plain',
    name: 'Yap',
    tagsName: 'yap',
    requires: ['podcast', 'clip'],
  },
} as const satisfies Record<string, ModeRow>

export type ModeRow = {
  kind: Kind
  subtype?: Subtype
  prefix?: string
  seconds?: PerPlan
  tagsRequired?: boolean
  requires?: readonly Requirement[]
  /** The form of publishing in this mode: a post, or a reply. */
  accepts?: readonly ('post' | 'reply')[]
  /** Echo cancellation, noise suppression and gain control: on for speech, off for songs. */
  voiceProcessing: boolean
  /** Which collections of the music library the mode offers. */
  pickers: readonly TrackCollection[]
  /** Which start-record label applies when no track is attached (spec §2.3). */
  start: 'plain' | 'reading' | 'song'
  /** The name in messages such as 'Failed to publish {name}.' (spec §8). */
  name: string
  /** The word in 'Please add tags for your {mode}' (spec §5). */
  tagsName: string
}
/** Whether recordings of a mode are brought to one loudness: voices, not songs. */
export function canLevel(mode: Mode): boolean {
  return !isSong(getMode(mode).kind)
}

export type TrackCollection = 'mue' | 'beat'
export type Subtype = 'parrot' | 'yap'
export type Mode = keyof typeof MODES
export const MODE_NAMES = Object.keys(MODES) as Mode[]

export function isMode(text: string): text is Mode {
  return Object.hasOwn(MODES, text)
}

/** Returns a mode with the values it inherits from its kind. */
export function getMode(mode: Mode) {
  const row: ModeRow = MODES[mode]
  const kind = getKind(row.kind)
  return {
    ...row,
    subtype: row.subtype ?? null,
    prefix: row.prefix ?? kind.prefix,
    seconds: row.seconds ?? kind.seconds,
    tagsRequired: row.tagsRequired ?? kind.tagsRequired,
    requires: row.requires ?? kind.requires,
    accepts: row.accepts ?? [],
    view: kind.view,
  }
}

/** Returns the maximum length of a recording by mode and plan, in seconds (spec §9). */
export function getSecondsLimit(mode: Mode, plan: Plan): number {
  return getMode(mode).seconds[plan]
}

/** Whether a recording fits a mode; if not, the limit of the mode and where to trim it, in seconds. */
export type LengthCheck = { fits: true } | { fits: false; limitSeconds: number; trimTo: number }

/** Checks the length of a recording for the mode chosen afterwards. `maxSeconds` is the limit of its format, if lower. */
export function checkLength(
  seconds: number,
  { mode, plan, maxSeconds = Number.POSITIVE_INFINITY }: { mode: Mode; plan: Plan; maxSeconds?: number },
): LengthCheck {
  const limitSeconds = Math.min(getSecondsLimit(mode, plan), maxSeconds)
  if (seconds <= limitSeconds + DURATION_GRACE_SECONDS) return { fits: true }
  return { fits: false, limitSeconds, trimTo: limitSeconds }
}

/** Returns the mode that creates posts of this kind and subtype. */
export function getPostMode(kind: Kind, subtype: Subtype | null): Mode {
  return (
    MODE_NAMES.find((name) => getMode(name).kind === kind && getMode(name).subtype === subtype) ?? 'squawk'
  )
}

/** What is recorded before its author has chosen where it goes: no kind may be longer. */
export const DEFAULT_MODE: Mode = 'squawk'

/** The mode of messages, whose posts have a recipient. */
export const MESSAGE_MODE: Mode =
  MODE_NAMES.find((name) => getMode(name).requires.includes('recipient')) ?? 'mue'

/** Returns the mode for replies to a post of this kind: its own where that accepts replies, else squawk. */
export function getReplyMode(kind: Kind, subtype: Subtype | null): Mode {
  const own = getPostMode(kind, subtype)
  return getMode(own).accepts.includes('reply') ? own : 'squawk'
}
