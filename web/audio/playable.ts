/** What can be heard: a post, a track or a draft, as the player needs to know it. */
import type { Kind } from '../../domain/kinds'
import { paidPostId, previewPath, previewSeconds, wholePath } from '../../domain/paywall'
import type { Post } from '../../domain/posts.schema'

export type Playable = {
  id: string
  kind: Kind
  title: string
  author: string
  /** Whose voice it is, where it is a member's. */
  authorId?: string | undefined
  /** `/media/{id}`, or an object URL of what has not been published. */
  url: string
  /** From the post: the element often does not know before it has read everything. */
  seconds: number
  peaks: readonly number[]
  /** What is heard before it: the clip that it answers. */
  lead?: Playable | undefined
  price?: ListeningPrice | undefined
  /** What its post says, where it is heard under other words. */
  said?: Name | undefined
}
type Name = { title: string; author: string }

/** What hearing it costs, and the post that is paid for. Where only its first seconds are open, `whole` is all of it. */
export type ListeningPrice = { paidId: string; cents: number; whole?: Playable }

/** How long something is, for sure a number: what the post says, else what the element found out, else 0. */
export function lengthOf(stated: number, found = Number.NaN): number {
  if (Number.isFinite(stated) && stated > 0) return stated
  return Number.isFinite(found) && found > 0 ? found : 0
}

/** A place in a recording: never before its start, after its end, NaN or Infinity. An unknown length limits nothing. */
export function placeIn(seconds: number, length: number): number {
  if (!Number.isFinite(seconds) || seconds <= 0) return 0
  return length > 0 ? Math.min(seconds, length) : seconds
}

/** A post as something to hear, where it is locked its first seconds; null for one without sound, or that is gone. */
export function playableOf(post: Post & { isGone?: true }): Playable | null {
  const { id, kind, title, author, audioUrl, seconds, peaks, price } = post
  if (audioUrl === null || post.isGone) return null
  const url = wholePath(audioUrl)
  const item: Playable = {
    id,
    kind,
    title,
    author: author.displayName,
    authorId: author.id,
    url,
    seconds,
    peaks,
    lead: leadOf(post),
  }
  if (!price) return item
  const whole = { ...item, price: { paidId: paidPostId(post), cents: price.cents } }
  return price.locked ? firstSecondsOf(whole, whole.price) : whole
}

/** What is heard of a voice without paying: the beginning of the sound, and of its waveform. */
function firstSecondsOf(whole: Playable, price: ListeningPrice): Playable {
  const seconds = previewSeconds(whole.seconds)
  const share = whole.seconds > 0 ? seconds / whole.seconds : 1
  const peaks = whole.peaks.slice(0, Math.ceil(whole.peaks.length * share))
  return { ...whole, url: previewPath(whole.url), seconds, peaks, price: { ...price, whole } }
}

/** Whether only its first seconds are open. */
export function isPreview(item: Playable): boolean {
  return item.price?.whole !== undefined
}

/** Renames what is heard, its whole too where only its beginning is open. */
export function calledSo(item: Playable, name: Partial<Name>): Playable {
  const { title, author, price, said = { title, author } } = item
  const called = { ...name, said }
  if (!price?.whole) return { ...item, ...called }
  return { ...item, ...called, price: { ...price, whole: { ...price.whole, ...called } } }
}

/** What one hears of a voice after paying for `paidId`. */
export function openedBy(item: Playable, paidId: string): Playable {
  return item.price?.whole && item.price.paidId === paidId ? item.price.whole : item
}

/** The clip of a podcast that a post answers, as something to hear, where there is one. */
export function leadOf({ id, kind, podcast }: Pick<Post, 'id' | 'kind' | 'podcast'>): Playable | undefined {
  if (!podcast?.trimmedClipUrl) return undefined
  const { author, subject, trimmedClipUrl, trimStart, trimEnd } = podcast
  const seconds = (trimEnd ?? 0) - (trimStart ?? 0)
  return { id: `${id}.clip`, kind, title: subject, author, url: trimmedClipUrl, seconds, peaks: [] }
}
