/** Which priced posts a viewer can play in full: their own, those they collaborate on, and those they bought (D22). */
import { paidPostId } from '../../domain/paywall'
import { paidFor } from '../billing/entitlements.repo'
import type { Tools } from '../context'
import { worksOn } from '../invitations/collaborators.repo'
import type { PostRow } from './posts.repo'
import type { Looker } from './visible-posts'

type Priced = Pick<PostRow, 'id' | 'owlcastId' | 'authorId' | 'priceCents'>

/** Returns a check for these rows. Queries the database only if one of them has a price. */
export async function openTo(
  { db }: Pick<Tools, 'db'>,
  viewer: Looker,
  rows: readonly Priced[],
): Promise<(row: Priced) => boolean> {
  const id = viewer?.id ?? null
  const priced = rows.filter(({ priceCents }) => priceCents > 0)
  if (id === null || priced.length === 0) return () => false
  const sold = priced.map(paidPostId)
  const found = await db.batch([worksOn(db, id, sold), paidFor(db, id, sold)])
  const open = new Set(found.flat().map(({ postId }) => postId))
  return (row) => row.authorId === id || open.has(paidPostId(row))
}
