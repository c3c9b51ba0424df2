/** The title that the edit dialog proposes from the first words of a post. */
import { getPostMode } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { hasOwnTitle } from '../../../domain/posts/titles'
import { hasScript } from '../../../domain/posts/validate-draft'
import { suggestTitle } from '../../../domain/transcripts/suggest-title'

/**
 * Returns a title for a post whose author gave it none, from its first words; null for others. Stories that name
 * nobody, replies, messages and recordings of an owlcast keep theirs.
 */
export function findTitleProposal(post: Post): string | null {
  const { kind, subtype, transcript, parentId, owlcastId, visibility } = post
  if (hasOwnTitle(post) || hasScript(getPostMode(kind, subtype))) return null
  if (parentId !== null || owlcastId !== null || visibility === 'private') return null
  return suggestTitle(transcript ?? '')
}
