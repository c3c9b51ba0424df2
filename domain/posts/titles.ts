/** What posts are called: the titles of their authors, the default ones, and the name that every place shows. */
import { getMode, getPostMode, type Kind, type Mode, type Subtype } from '../kinds'
import { KIND_LABELS, POST_NAMES } from '../locales/en/kinds'
import { toOneLine } from '../text/text'
import { formatDuration } from '../time/duration'
import { findFirstWords } from '../transcripts/suggest-title'
import type { Visibility } from './audience'

type Titled = { title: string; kind: Kind; subtype?: Subtype | null; owlcastId?: string | null }
/** `content` and `transcript`: what its viewer may read of it. */
type Worded = Titled & { content?: string; transcript?: string | null }

/** A post that another one refers to: `title` is its title or its first words, '' for neither. */
export type NamedPost = { id: string; kind: Kind; title: string; seconds: number }

/** Returns the default title (spec §3): 'My {type}'. */
export function getDefaultTitle(mode: Mode): string {
  return `My ${getMode(mode).name}`
}

/** The default title of a recording (S2.2-10). */
export const UNTITLED = 'Untitled'

/** Returns whether the author gave the post a title. */
export function hasOwnTitle({ title, kind, subtype = null, owlcastId = null }: Titled): boolean {
  if (title.trim() === '' || title === getDefaultTitle(getPostMode(kind, subtype))) return false
  return owlcastId === null || title !== UNTITLED
}

/** Returns the author's title, else '': a default such as 'My Squawk' identifies nothing. */
export function getOwnTitle(post: Titled): string {
  return hasOwnTitle(post) ? post.title : ''
}

/** Returns the author's title, else the first words said, else the first ones written; '' for a post without words. */
export function findPostName(post: Worded): string {
  const { transcript, content } = post
  return (
    toOneLine(getOwnTitle(post)) ||
    findFirstWords(transcript ?? '') ||
    findFirstWords(toOneLine(content ?? ''))
  )
}

/** Returns what a post is called everywhere: title, else first words, else 'Voice, 0:13'; its kind without a voice. */
export function getPostName(post: Worded & { seconds: number }): string {
  return findPostName(post) || formatUnnamed(post)
}

/**
 * Returns what a post is called outside of the site, as in link previews: where it is not public, its words are for those who
 * open it.
 */
export function getPreviewName(post: Worded & { seconds: number; visibility: Visibility }): string {
  return getPostName(post.visibility === 'public' ? post : { ...post, transcript: null, content: '' })
}

/** Returns the name of a recording in the list of its Owlcast: 'Untitled' without title and words (S2.2-10). */
export function getRecordingName(post: Worded): string {
  return findPostName(post) || POST_NAMES.untitled
}

/** Returns the name of a post that has neither title nor words. */
export function formatUnnamed({ kind, seconds }: { kind: Kind; seconds: number }): string {
  if (!(seconds > 0)) return KIND_LABELS[kind].singular
  return POST_NAMES.voice(formatDuration(Math.max(1, seconds)))
}
