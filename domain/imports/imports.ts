/** Import of a podcast into an owlcast: what is read from its feed, and what becomes of each episode. */
import { getKind, getMode, MODE_NAMES, type Mode } from '../kinds'

/** `unproved`: the user still has to show that the podcast is theirs. */
export const IMPORT_STATES = ['unproved', 'running', 'finished', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ITEM_STATES = ['waiting', 'imported', 'refused'] as const
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number]

/**
 * Why an episode was not imported. `no_sound`: the feed names no file for it; `bad_address`: no address that can be requested;
 * `repeated`: the feed has it twice.
 */
export const IMPORT_PROBLEMS = [
  'too_long',
  'too_large',
  'wrong_type',
  'damaged',
  'changes_format',
  'wav_format',
  'no_sound',
  'bad_address',
  'repeated',
  'unreachable',
  'storage_full',
  'text_refused',
  'failed',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

export type FeedEpisode = {
  guid: string
  title: string
  description: string
  /** In ms; null if the feed has no valid date. */
  publishedAt: number | null
  /** Addresses of files that may be its sound, the likeliest first; none with a problem. */
  urls: string[]
  /** Why it cannot be imported; null if it can be tried. */
  problem: ImportProblem | null
}

/** An episode with the time that its recording gets, in ms: the feed's date, or a place in the feed's order. */
export type PlacedEpisode = FeedEpisode & { createdAt: number }

export type PodcastFeed = {
  title: string
  description: string
  /** BCP 47 code; null if the feed has none. */
  language: string | null
  tags: string[]
  /** The owner's address, as the feed publishes it. */
  ownerEmail: string | null
  /** Texts of the feed in which its owner can put a code. */
  proofTexts: string[]
  /** All items that were read, newest first. */
  episodes: PlacedEpisode[]
  /** The feed has more episodes than are read. */
  isCapped: boolean
  /** How many more; null if there are none, or if the feed could not be read to its end. */
  itemsBeyond: number | null
  /** The feed ends in the middle: what follows is missing. */
  isCutOff: boolean
}

/** Returns the mode of an episode: that of the recordings of the first kind that has them. */
export function getEpisodeMode(): Mode {
  const mode = MODE_NAMES.find((name) => getKind(getMode(name).kind).hasRecordings)
  if (!mode) throw new Error('no kind has recordings')
  return mode
}

/** Returns whether the owner put the code into the feed. */
export function hasImportCode({ proofTexts }: Pick<PodcastFeed, 'proofTexts'>, code: string): boolean {
  return code !== '' && proofTexts.some((text) => text.toLowerCase().includes(code.toLowerCase()))
}

/** Returns an address with most of its name hidden: enough for its owner to know it. */
export function formatEmailHint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)].slice(0, 1).join('')}…${email.slice(at)}`
}
