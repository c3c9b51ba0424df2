/** Owlcasts: posts that contain recordings (spec §1, §2.2). */
import { getKind, type Kind } from '../kinds'

/**
 * Returns whether a post is an owlcast: of a kind with recordings, and without audio of its own. Its recordings and
 * replies have audio.
 */
export function isOwlcast(post: { kind: Kind; owlcastId: string | null; audioUrl: string | null }): boolean {
  return getKind(post.kind).hasRecordings && post.owlcastId === null && post.audioUrl === null
}
