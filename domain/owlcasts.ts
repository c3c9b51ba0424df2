/** Owlcasts: conversations that hold recordings (spec §1, §2.2). */
import { type Kind, kindOf } from './kinds'

/**
 * Whether a post is an owlcast: what holds recordings, and has no sound of its own. What was recorded in it has, and so
 * has an answer of its kind.
 */
export function isOwlcast(post: { kind: Kind; owlcastId: string | null; audioUrl: string | null }): boolean {
  return kindOf(post.kind).hasRecordings && post.owlcastId === null && post.audioUrl === null
}
