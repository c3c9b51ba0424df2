/** What posts are called: the titles of their authors, the default ones, and their words in place of one. */
import { getMode, getPostMode, type Kind, type Mode, type Subtype } from '../kinds'
import { toOneLine } from '../text/text'
import { findFirstWords } from '../transcripts/suggest-title'

type Titled = { title: string; kind: Kind; subtype?: Subtype | null; owlcastId?: string | null }
/** `content` and `transcript`: what its viewer may read of it. */
export type WordedPost = Titled & { content?: string; transcript?: string | null }

/** A post that another one refers to: `title` is its title or its first words, '' for neither. */
export type NamedPost = { id: string; kind: Kind; title: string; seconds: number }

/** The first words of a post that is free; what is said in a priced one is for those who paid. */
export function findFreeWords<Words>({
  transcript,
  priceCents,
}: {
  transcript: Words
  priceCents: number
}): Words | null {
  return priceCents > 0 ? null : transcript
}

/** Returns the default title (spec §3): 'My {type}'. */
export function getDefaultTitle(mode: Mode): string {
  return `My ${getMode(mode).name}`
}

/** The default title of a recording (S2.2-10). */
export const UNTITLED = 'Untitled'

/** Returns whether the author gave the post a title. */
export function hasOwnTitle({ title, kind, subtype = null, owlcastId = null }: Titled): boolean {
  if (toOneLine(title) === '' || title === getDefaultTitle(getPostMode(kind, subtype))) return false
  return owlcastId === null || title !== UNTITLED
}

/** Returns the author's title, else '': a default such as 'My Squawk' identifies nothing. */
export function getOwnTitle(post: Titled): string {
  return hasOwnTitle(post) ? post.title : ''
}

/** Returns the author's title, else the first words said, else the first ones written; '' for a post without words. */
export function findPostName(post: WordedPost): string {
  const { transcript, content } = post
  return getOwnTitle(post) || findFirstWords(transcript ?? '') || findFirstWords(toOneLine(content ?? ''))
}
