/**
 * Magic link rows. One conditional statement claims a link, so that of several concurrent requests only one succeeds.
 */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { magicLinks } from '../database/tables/magic-links.table'
import { isSentToAddress } from '../posts/access/visible-posts'
import { type Database, insertIf } from '../tools/db'

export type MagicLinkRow = typeof magicLinks.$inferSelect
export type NewMagicLinkRow = typeof magicLinks.$inferInsert

/** Statement that inserts a link to a message that is still to its address; belongs in the batch of its email. */
export function addLink(db: Database, link: NewMagicLinkRow) {
  return insertIf(db, magicLinks, link, isSentToAddress(link.postId, link.recipient)).returning({
    id: magicLinks.id,
  })
}

/** A link by the hash of its token, whatever its state. */
export async function findLink(db: Database, tokenHash: string): Promise<MagicLinkRow | null> {
  const [row] = await db.select().from(magicLinks).where(eq(magicLinks.tokenHash, tokenHash))
  return row ?? null
}

/** Claims a link for a browser; also true if the same browser claimed it before. */
export async function claimLink(
  db: Database,
  {
    tokenHash,
    postId,
    grantHash,
    now,
  }: { tokenHash: string; postId: string; grantHash: string; now: number },
): Promise<boolean> {
  const claimed = await db
    .update(magicLinks)
    .set({ usedAt: sql`coalesce(used_at, cast(${now} as integer))`, grantHash })
    .where(
      and(
        eq(magicLinks.tokenHash, tokenHash),
        eq(magicLinks.postId, postId),
        gt(magicLinks.expiresAt, now),
        or(isNull(magicLinks.usedAt), eq(magicLinks.grantHash, grantHash)),
      ),
    )
    .returning({ id: magicLinks.id })
  return claimed.length > 0
}
