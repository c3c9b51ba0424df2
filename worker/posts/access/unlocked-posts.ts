/** Which priced posts a viewer can play in full: their own, those they collaborate on, and those they bought (D22). */
import { getPaidPostId } from '../../../domain/billing/preview'
import type { AppDeps } from '../../context'
import type { PostRow } from '../posts.repo'
import { findCollaborations } from './collaborators.repo'
import { findPaidPosts } from './entitlements.repo'
import type { Viewer } from './visible-posts'

type Priced = Pick<PostRow, 'id' | 'owlcastId' | 'authorId' | 'priceCents'>

/** Returns a check for these rows. Queries the database only if one of them has a price. */
export async function loadUnlockCheck(
  { db }: Pick<AppDeps, 'db'>,
  viewer: Viewer,
  rows: readonly Priced[],
): Promise<(row: Priced) => boolean> {
  const id = viewer?.id ?? null
  const priced = rows.filter(({ priceCents }) => priceCents > 0)
  if (id === null || priced.length === 0) return () => false
  const paidPostIds = priced.map(getPaidPostId)
  const found = await db.batch([findCollaborations(db, id, paidPostIds), findPaidPosts(db, id, paidPostIds)])
  const unlockedIds = new Set(found.flat().map(({ postId }) => postId))
  return (row) => row.authorId === id || unlockedIds.has(getPaidPostId(row))
}
