/** What a podcast reply says about its source (spec §3, §5; D4, D31). */
import { MODE_NAMES, type Mode, modeOf } from './kinds'
import { isClip } from './podcast-clip'

/** What is stored with the reply, in the specification's names. */
export type PodcastDetail = {
  /** Who is answered. */
  author: string
  subject: string
  originalUrl: string | null
  uploadedFileName: string | null
  /** Seconds of the source; null for a reply that only cites it. */
  trimStart: number | null
  trimEnd: number | null
  /** Demo audio stands in for the source, and every place that shows it says so. */
  demo: boolean
}

export const NO_PODCAST: PodcastDetail = {
  author: '',
  subject: '',
  originalUrl: null,
  uploadedFileName: null,
  trimStart: null,
  trimEnd: null,
  demo: false,
}

/** Whether posts of this mode answer a podcast. */
export function answersPodcast(mode: Mode): boolean {
  return modeOf(mode).requires.includes('podcast')
}

/** Whether posts of this mode bring a clip. */
export function bringsClip(mode: Mode): boolean {
  return modeOf(mode).requires.includes('clip')
}

/** The podcast reply with a clip, or the one that only cites (C14). */
export function podcastMode(withClip: boolean): Mode | undefined {
  return MODE_NAMES.find((mode) => answersPodcast(mode) && bringsClip(mode) === withClip)
}

/** A draft's own fields as those of a podcast reply; what is not one is left out. */
export function podcastOf(detail: Readonly<Record<string, unknown>>): PodcastDetail {
  const known = Object.entries(NO_PODCAST).map(([name, none]) => [name, detail[name] ?? none])
  return Object.fromEntries(known)
}

/** The same as it is sent: an address that leads nowhere is left out. */
export function sentPodcast(detail: Readonly<Record<string, unknown>>): PodcastDetail {
  const { originalUrl, ...rest } = podcastOf(detail)
  return { ...rest, originalUrl: originalUrl && sourceUrl(originalUrl) }
}

/** The part of the source that is played, if there is one. */
export function rangeOf({ trimStart, trimEnd }: Pick<PodcastDetail, 'trimStart' | 'trimEnd'>) {
  if (trimStart === null || trimEnd === null) return null
  const range = { start: trimStart, end: trimEnd }
  return isClip(range) ? range : null
}

/** An address that a source may be linked by, or null. */
export function sourceUrl(text: string): string | null {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null
}

/** The tags a podcast reply starts with (C15): what it is, and what it is about. */
export function podcastTags(subject: string): string {
  const word = subject
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return word === '' ? '#podcastreply' : `#podcastreply #${word}`
}

/** The tags a form starts with in a mode; none but for podcast replies. */
export function firstTags(mode: Mode, detail: Readonly<Record<string, unknown>>): string {
  return answersPodcast(mode) ? podcastTags(podcastOf(detail).subject) : ''
}

/** A form's tags in another mode: what nobody typed does not stay behind. */
export function tagsInMode(
  { tags, detail }: { tags: string; detail: Readonly<Record<string, unknown>> },
  from: Mode,
  to: Mode,
): string {
  return tags === firstTags(from, detail) ? firstTags(to, detail) : tags
}

/** Whether an address asks for demo audio: by a word of its own, so that 'latest' and 'democracy' do not (D4). */
export function namesDemo(url: string): boolean {
  return /(^|[^a-z0-9])(test|demo)([^a-z0-9]|$)/i.test(url)
}
