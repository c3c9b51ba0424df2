/** English texts for the content kinds. */
import { defineMessages } from '../../i18n/i18n'
import type { Kind, Mode } from '../../kinds'
import type { Visibility } from '../../posts/audience'
import type { Feed } from '../../posts/feed.schema'
import { findFreeWords, findPostName, type WordedPost } from '../../posts/titles'
import { formatDuration } from '../../time/duration'

export type KindMessages = {
  /** Singular: 'Squawk'. */
  singular: string
  /** Singular inside a sentence: 'Delete this squawk?'. */
  noun: string
  /** Plural, as a heading: 'Squawks'. */
  plural: string
  /** In menus. */
  menu: string
  /** The subtitle of its feed. */
  subtitle?: string
  /** Below the bird on the home screen; `heroLabel` is its action. */
  hero: string
  /** Below `hero`: what it is, in a word. */
  caption: string
  heroLabel: string
  /** Below the round record button. */
  record: string
  /** The heading of its share page. */
  shareHeading: string
  /** The two statistics above its feed. */
  stats: Partial<Record<keyof Feed['stats'], string>>
  create: string
  empty: { title: string; text: string }
  /** Whether its feed offers what Pro adds. */
  upgrade: boolean
  /** A link to all of them. */
  viewAll: string
  /** Beside the number of the viewer's own posts. */
  ownCount: string
  loading: string
}

export const KIND_LABELS = defineMessages<Record<Kind, KindMessages>>('KIND_LABELS', {
  squawk: {
    singular: 'Squawk',
    noun: 'squawk',
    plural: 'Squawks',
    menu: 'Squawk',
    hero: 'Squawk',
    caption: '24-hour post',
    heroLabel: 'Record a squawk',
    record: 'Record a squawk',
    shareHeading: 'Squawk',
    stats: { active: 'Active Squawks', authors: 'Survivors' },
    create: 'Create Squawk',
    empty: { title: 'No squawks yet', text: 'Be the first to say something tonight.' },
    upgrade: false,
    viewAll: 'All squawks',
    ownCount: 'Squawks Posted',
    loading: 'Loading squawks',
  },
  mue: {
    singular: 'MUE',
    noun: 'message',
    plural: 'MUE Messages',
    menu: 'Mues',
    hero: 'MUE',
    caption: 'Message',
    heroLabel: 'Send a MUE',
    record: 'Record a MUE',
    shareHeading: 'MUE Message',
    stats: { active: 'Conversations', authors: 'People' },
    create: 'New MUE Message',
    empty: {
      title: 'No MUE messages yet',
      text: 'Send someone your voice. Only the two of you can hear it.',
    },
    upgrade: false,
    viewAll: 'All messages',
    ownCount: 'MUE Messages',
    loading: 'Loading messages',
  },
  hum: {
    singular: 'HUM',
    noun: 'HUM',
    plural: 'HUMs',
    menu: 'Hum',
    subtitle: 'Stories that heal, one voice after another.',
    hero: 'HUM',
    caption: 'Healing',
    heroLabel: 'Start a HUM',
    record: 'Record a HUM',
    shareHeading: 'HUM - Story that Heals',
    stats: { active: 'Active Chains', authors: 'Healers' },
    create: 'Start a Healing Story',
    empty: { title: 'No healing stories yet', text: 'Read a few kind words aloud for someone.' },
    upgrade: true,
    viewAll: 'All HUMs',
    ownCount: 'HUMs Created',
    loading: 'Loading healing stories',
  },
  nightingale: {
    singular: 'Nightingale',
    noun: 'song',
    plural: 'Nightingales',
    menu: 'Nightingale',
    subtitle: 'Original songs, and songs in reply. No covers.',
    hero: 'NG',
    caption: 'Song',
    heroLabel: 'NG: start a nightingale song chain',
    record: 'Record a song',
    shareHeading: 'Nightingale Song',
    stats: { active: 'Song Chains', authors: 'Artists' },
    create: 'Start a Song Chain',
    empty: { title: 'No songs yet', text: 'Sing the first line. Others can reply with a song.' },
    upgrade: true,
    viewAll: 'All songs',
    ownCount: 'Nightingales Created',
    loading: 'Loading songs',
  },
  owlcast: {
    singular: 'Owlcast',
    noun: 'Owlcast',
    plural: 'Owlcasts',
    menu: 'Owlcast',
    subtitle: 'Conversations you join when you have something to say.',
    hero: 'OC',
    caption: 'Podcast',
    heroLabel: 'OC: create an Owlcast',
    record: 'Record an Owlcast',
    shareHeading: 'Owlcast Conversation',
    stats: { priced: 'Premium Casts', authors: 'Creators' },
    create: 'Create Owlcast',
    empty: { title: 'No Owlcasts yet', text: 'Start a conversation and invite people to join.' },
    upgrade: false,
    viewAll: 'All Owlcasts',
    ownCount: 'Owlcasts Created',
    loading: 'Loading Owlcasts',
  },
})

/** The names in the mode selector of the record screen. */
export const MODE_LABELS = defineMessages<Record<Mode, string>>('MODE_LABELS', {
  mue: 'MUE Message',
  squawk: 'Squawk',
  hum: 'Hum Healing Story',
  owlcast: 'Owlcast',
  nightingale: 'Nightingale',
  parrot: 'Reply to a Podcast',
  yap: 'Reply to a Podcast',
})

/** What posts without a title and words are called. */
export const POST_NAMES = defineMessages('POST_NAMES', {
  voice: (duration: string) => `Voice, ${duration}`,
  untitled: 'Untitled',
})

/** Returns what a post is called everywhere: title, else first words, else 'Voice, 0:13'; its kind without a voice. */
export function getPostName(post: WordedPost & { seconds: number }): string {
  return findPostName(post) || formatUnnamed(post)
}

/**
 * Returns what a post is called outside of the site, as in link previews: where it is not public, its words are for those who
 * open it.
 */
export function getPreviewName(post: WordedPost & { seconds: number; visibility: Visibility }): string {
  return getPostName(post.visibility === 'public' ? post : { ...post, transcript: null, content: '' })
}

/** What the name of a post follows from for those who may not have heard it. */
export type SubjectNameRow = Parameters<typeof getPreviewName>[0] & {
  transcript: string | null
  priceCents: number
}

/**
 * Returns the name of what a report or a decision is about: the stored title if its author gave one, else the first words
 * of a public, free post, else its length. '' stays '': a deleted post, a person or a hello.
 */
export function formatSubjectName(title: string, row: SubjectNameRow | null): string {
  if (title === '' || row === null) return title
  return getPreviewName({ ...row, title, transcript: findFreeWords(row) })
}

/** Returns the name of a recording in the list of its Owlcast, which has its text below: 'Untitled' without title and words (S2.2-10). */
export function getRecordingName(post: WordedPost): string {
  return findPostName({ ...post, content: '' }) || POST_NAMES.untitled
}

/** Returns the name of a post that has neither title nor words. */
export function formatUnnamed({ kind, seconds }: { kind: Kind; seconds: number }): string {
  if (!(seconds > 0)) return KIND_LABELS[kind].singular
  return POST_NAMES.voice(formatDuration(Math.max(1, seconds)))
}
