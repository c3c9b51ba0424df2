/** The source of a podcast reply (spec §3, §5; D4, D31). */

import { getMode, MODE_NAMES, type Mode } from '../kinds'
import { parseUrl } from '../text/url'
import { isClip } from './podcast-clip'

/** The stored fields, in the specification's names. */
export type PodcastDetail = {
  /** The person replied to. */
  author: string
  subject: string
  originalUrl: string | null
  uploadedFileName: string | null
  /** Seconds of the source; null for a reply that only cites it. */
  trimStart: number | null
  trimEnd: number | null
  /** Demo audio replaces the source; every view says so. */
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

export function isPodcastReply(mode: Mode): boolean {
  return getMode(mode).requires.includes('podcast')
}

export function hasClip(mode: Mode): boolean {
  return getMode(mode).requires.includes('clip')
}

/** Returns the mode of podcast replies with or without a clip (C14). */
export function findPodcastMode(withClip: boolean): Mode | undefined {
  return MODE_NAMES.find((mode) => isPodcastReply(mode) && hasClip(mode) === withClip)
}

/** Returns the podcast fields of a draft's detail, with defaults. */
export function toPodcastDetail(detail: Readonly<Record<string, unknown>>): PodcastDetail {
  const known = Object.entries(NO_PODCAST).map(([name, none]) => [name, detail[name] ?? none])
  return Object.fromEntries(known)
}

/** Returns the podcast fields to send; an invalid URL becomes null. */
export function normalizePodcast(detail: Readonly<Record<string, unknown>>): PodcastDetail {
  const { originalUrl, ...rest } = toPodcastDetail(detail)
  return { ...rest, originalUrl: originalUrl && parseSourceUrl(originalUrl) }
}

/** Returns the range of the clip, or null without a valid one. */
export function findClipRange({ trimStart, trimEnd }: Pick<PodcastDetail, 'trimStart' | 'trimEnd'>) {
  if (trimStart === null || trimEnd === null) return null
  const range = { start: trimStart, end: trimEnd }
  return isClip(range) ? range : null
}

/** Returns a normalized http(s) URL without credentials, or null. */
export function parseSourceUrl(text: string): string | null {
  const url = parseUrl(text.trim())
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null
}

/** Returns the initial tags of a podcast reply (C15): the type and the subject. */
export function createPodcastTags(subject: string): string {
  const word = subject
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return word === '' ? '#podcastreply' : `#podcastreply #${word}`
}

/** Returns the initial tags of a form in a mode; '' except for podcast replies. */
export function getInitialTags(mode: Mode, detail: Readonly<Record<string, unknown>>): string {
  return isPodcastReply(mode) ? createPodcastTags(toPodcastDetail(detail).subject) : ''
}

/** Returns a form's tags after a change of mode; unedited initial tags are replaced. */
export function getTagsForMode(
  { tags, detail }: { tags: string; detail: Readonly<Record<string, unknown>> },
  from: Mode,
  to: Mode,
): string {
  return tags === getInitialTags(from, detail) ? getInitialTags(to, detail) : tags
}

/** Returns whether a URL asks for demo audio with a whole word, so that 'latest' and 'democracy' do not (D4). */
export function isDemoUrl(url: string): boolean {
  return /(^|[^a-z0-9])(test|demo)([^a-z0-9]|$)/i.test(url)
}
