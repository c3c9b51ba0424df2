/** Posts that the links of a browser open. */
import { and, eq, gt, inArray } from 'drizzle-orm'
import { invitations } from '../../database/tables/invitations.table'
import { magicLinks } from '../../database/tables/magic-links.table'
import type { Database } from '../../tools/db'
import { matchOpenInvitations } from './open-invitations'

/** Open invitations among those with these link tokens. */
export function listOpenInvitations(db: Database, tokenHashes: readonly string[], now: number) {
  const { postId, expiresAt, tokenHash } = invitations
  return db
    .select({ postId, expiresAt, tokenHash })
    .from(invitations)
    .where(and(inArray(tokenHash, [...tokenHashes]), matchOpenInvitations(now)))
}

/** Posts a browser opened by links that have not expired. */
export async function listGrantedPosts(db: Database, grantHash: string, now: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ postId: magicLinks.postId })
    .from(magicLinks)
    .where(and(eq(magicLinks.grantHash, grantHash), gt(magicLinks.expiresAt, now)))
  return rows.map(({ postId }) => postId)
}
