/** What can be heard: a post, a track or a draft, as the player needs to know it. */
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'

export type Playable = {
  id: string
  kind: Kind
  title: string
  author: string
  /** `/media/{id}`, or an object URL of what has not been published. */
  url: string
  /** From the post: the element often does not know before it has read everything. */
  seconds: number
  peaks: readonly number[]
  /** What is heard before it: the clip that it answers. */
  lead?: Playable | undefined
}

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

/** A post as something to hear; null for one without sound. */
export function playableOf(post: Post): Playable | null {
  const { id, kind, title, author, audioUrl, seconds, peaks } = post
  if (audioUrl === null) return null
  return { id, kind, title, author: author.displayName, url: audioUrl, seconds, peaks, lead: leadOf(post) }
}

/** The clip of a podcast that a post answers, as something to hear, where there is one. */
export function leadOf({ id, kind, podcast }: Pick<Post, 'id' | 'kind' | 'podcast'>): Playable | undefined {
  if (!podcast?.trimmedClipUrl) return undefined
  const { author, subject, trimmedClipUrl, trimStart, trimEnd } = podcast
  const seconds = (trimEnd ?? 0) - (trimStart ?? 0)
  return { id: `${id}.clip`, kind, title: subject, author, url: trimmedClipUrl, seconds, peaks: [] }
}
