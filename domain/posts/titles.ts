/** Titles of posts: the default ones, and those of their authors. */
import { getMode, getPostMode, type Kind, type Mode, type Subtype } from '../kinds'

/** Returns the default title (spec §3): 'My {type}'. */
export function getDefaultTitle(mode: Mode): string {
  return `My ${getMode(mode).name}`
}

/** The default title of a recording (S2.2-10). */
export const UNTITLED = 'Untitled'

/** Returns whether the author gave the post a title. */
export function hasOwnTitle(post: { title: string; kind: Kind; subtype: Subtype | null }): boolean {
  return post.title !== '' && post.title !== getDefaultTitle(getPostMode(post.kind, post.subtype))
}

/** Returns the author's title, else '': a default such as 'My Squawk' identifies nothing. */
export function getOwnTitle(post: { title: string; kind: Kind; subtype: Subtype | null }): string {
  return hasOwnTitle(post) ? post.title : ''
}
