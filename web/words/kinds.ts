/** Texts for the post kinds, wherever the app names them. */
import { defineMessages } from '../../domain/i18n'
import type { Kind, Mode } from '../../domain/kinds'
import type { Feed } from '../../domain/posts.schema'

export type KindMessages = {
  /** Singular: 'Squawk'. */
  one: string
  /** Singular inside a sentence: 'Delete this squawk?'. */
  noun: string
  /** Plural, as a heading: 'Squawks'. */
  many: string
  /** In menus. */
  menu: string
  /** The subtitle of its feed. */
  lead?: string
  /** Below the bird on the home screen, and its action. */
  hero: string
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
  all: string
  /** Beside the number of the viewer's own posts. */
  made: string
  loading: string
}

export const KIND_WORDS = defineMessages<Record<Kind, KindMessages>>('KIND_WORDS', {
  squawk: {
    one: 'Squawk',
    noun: 'squawk',
    many: 'Squawks',
    menu: 'Squawk',
    hero: 'Squawk',
    heroLabel: 'Record a squawk',
    record: 'Record a squawk',
    shareHeading: 'Squawk',
    stats: { active: 'Active Squawks', authors: 'Survivors' },
    create: 'Create Squawk',
    empty: { title: 'No squawks yet', text: 'Be the first to say something tonight.' },
    upgrade: false,
    all: 'All squawks',
    made: 'Squawks Posted',
    loading: 'Loading squawks',
  },
  mue: {
    one: 'MUE',
    noun: 'message',
    many: 'MUE Messages',
    menu: 'Mues',
    hero: 'MUE',
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
    all: 'All messages',
    made: 'MUE Messages',
    loading: 'Loading messages',
  },
  hum: {
    one: 'HUM',
    noun: 'HUM',
    many: 'HUMs',
    menu: 'Hum',
    lead: 'Stories that heal, one voice after another.',
    hero: 'HUM',
    heroLabel: 'Start a HUM',
    record: 'Record a HUM',
    shareHeading: 'HUM - Story that Heals',
    stats: { active: 'Active Chains', authors: 'Healers' },
    create: 'Start a Healing Story',
    empty: { title: 'No healing stories yet', text: 'Read a few kind words aloud for someone.' },
    upgrade: true,
    all: 'All HUMs',
    made: 'HUMs Created',
    loading: 'Loading healing stories',
  },
  nightingale: {
    one: 'Nightingale',
    noun: 'song',
    many: 'Nightingales',
    menu: 'Nightingale',
    lead: 'Original songs, and songs in reply. No covers.',
    hero: 'NG',
    heroLabel: 'NG: start a nightingale song chain',
    record: 'Record a song',
    shareHeading: 'Nightingale Song',
    stats: { active: 'Song Chains', authors: 'Artists' },
    create: 'Start a Song Chain',
    empty: { title: 'No songs yet', text: 'Sing the first line. Others can reply with a song.' },
    upgrade: true,
    all: 'All songs',
    made: 'Nightingales Created',
    loading: 'Loading songs',
  },
  owlcast: {
    one: 'Owlcast',
    noun: 'Owlcast',
    many: 'Owlcasts',
    menu: 'Owlcast',
    lead: 'Conversations you join when you have something to say.',
    hero: 'OC',
    heroLabel: 'OC: create an Owlcast',
    record: 'Record an Owlcast',
    shareHeading: 'Owlcast Conversation',
    stats: { priced: 'Premium Casts', authors: 'Creators' },
    create: 'Create Owlcast',
    empty: { title: 'No Owlcasts yet', text: 'Start a conversation and invite people to join.' },
    upgrade: false,
    all: 'All Owlcasts',
    made: 'Owlcasts Created',
    loading: 'Loading Owlcasts',
  },
})

/** The names in the mode selector of the record screen. */
export const MODE_WORDS = defineMessages<Record<Mode, string>>('MODE_WORDS', {
  mue: 'MUE Message',
  squawk: 'Squawk',
  hum: 'Hum Healing Story',
  owlcast: 'Owlcast',
  nightingale: 'Nightingale',
  parrot: 'Reply to a Podcast',
  yap: 'Reply to a Podcast',
})
