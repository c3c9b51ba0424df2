/** Something to play: a post, a track or a draft, as the player needs it. */

import {
  getFullPath,
  getPaidPostId,
  getPreviewPath,
  getPreviewSeconds,
} from '../../../domain/billing/preview'
import type { Kind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import type { Post } from '../../../domain/posts/posts.schema'

export type Playable = {
  id: string
  kind: Kind
  title: string
  author: string
  /** The author, where it is a member. */
  authorId?: string | undefined
  /** `/media/{id}`, or an object URL before publication. */
  url: string
  /** From the post: the element often reports no duration before it has loaded everything. */
  seconds: number
  peaks: string
  /** In seconds of the recording: what of it plays. `stops`: then nothing does, whatever is queued. */
  part?: { start: number; end: number; stops?: true } | undefined
  /** The post that was heard once this part of it was played, as the last one. */
  heardId?: string | undefined
  /** Played before it: the podcast clip it replies to. */
  intro?: Playable | undefined
  price?: ListeningPrice | undefined
  /** The fields of its post that the full player shows and a reply needs. */
  post?: PlayedPost | undefined
  /** The own cover of the owlcast that it is played in. */
  cover?: Post['cover']
  /** Name on its post, where it is played under another one. */
  postName?: PlayableName | undefined
}
/** A post that is played, without what a purchase changes. */
export type PlayedPost = Omit<Post, 'price' | 'audioUrl'>
type PlayableName = { title: string; author: string }

/** The listening price and the post that is paid for. `whole` is the full recording where only a preview is open. */
export type ListeningPrice = { paidId: string; cents: number; whole?: Playable }

/** The seconds that play: of the part, or of the whole. */
export function getPlayedSeconds({ part, seconds }: Playable): number {
  return part ? part.end - part.start : seconds
}

/** A finite duration in seconds: from the post, else from the element, else 0. */
export function getDuration(stated: number, found = Number.NaN): number {
  if (Number.isFinite(stated) && stated > 0) return stated
  return Number.isFinite(found) && found > 0 ? found : 0
}

/**
 * Clamps a position to the recording: never negative, past its end, NaN or Infinity. An unknown length does not limit
 * it.
 */
export function clampPosition(seconds: number, length: number): number {
  if (!Number.isFinite(seconds) || seconds <= 0) return 0
  return length > 0 ? Math.min(seconds, length) : seconds
}

/** Converts a post to a playable, locked posts to their preview; null for a post without sound or a deleted one. */
export function toPlayable(post: Post & { isGone?: true }): Playable | null {
  const { id, kind, author, audioUrl, seconds, peaks, price } = post
  if (audioUrl === null || post.isGone) return null
  const url = getFullPath(audioUrl)
  const item: Playable = {
    id,
    kind,
    title: getPostName(post),
    author: author.displayName,
    authorId: author.id,
    url,
    seconds,
    peaks,
    intro: findIntro(post),
    post: toPlayedPost(post),
  }
  if (!price) return item
  const full = { ...item, price: { paidId: getPaidPostId(post), cents: price.cents } }
  return price.locked ? toPreview(full, full.price) : full
}

function toPlayedPost({ price, audioUrl, ...played }: Post): PlayedPost {
  return played
}

/** The part that plays without paying, with its share of the waveform. */
function toPreview(full: Playable, price: ListeningPrice): Playable {
  const seconds = getPreviewSeconds(full.seconds)
  const share = full.seconds > 0 ? seconds / full.seconds : 1
  const peaks = full.peaks.slice(0, Math.ceil(full.peaks.length * share))
  return { ...full, url: getPreviewPath(full.url), seconds, peaks, price: { ...price, whole: full } }
}

/** Whether only the preview is open. */
export function isPreview(item: Playable): boolean {
  return item.price?.whole !== undefined
}

/** Sets title or author, on the full recording of a preview too. */
export function renamePlayable(item: Playable, name: Partial<PlayableName>): Playable {
  const { title, author, price, postName = { title, author } } = item
  const renamed = { ...name, postName }
  if (!price?.whole) return { ...item, ...renamed }
  return { ...item, ...renamed, price: { ...price, whole: { ...price.whole, ...renamed } } }
}

/** The full recording after paying for `paidId`. */
export function unlockPlayable(item: Playable, paidId: string): Playable {
  return item.price?.whole && item.price.paidId === paidId ? item.price.whole : item
}

/** The podcast clip that a post replies to, as a playable, if any. */
export function findIntro({
  id,
  kind,
  podcast,
}: Pick<Post, 'id' | 'kind' | 'podcast'>): Playable | undefined {
  if (!podcast?.trimmedClipUrl) return undefined
  const { author, subject, trimmedClipUrl, trimStart, trimEnd } = podcast
  const seconds = (trimEnd ?? 0) - (trimStart ?? 0)
  return { id: `${id}.clip`, kind, title: subject, author, url: trimmedClipUrl, seconds, peaks: '' }
}
