/** Magic links (spec §3, §4; D8): a link opens one message for the first browser that claims it, until it expires. */

import type { Kind } from '../kinds'
import { getKind } from '../kinds'
import { getShareLink } from '../share/share'
import { DAY_MS } from '../time/units'

/** 32 bytes in base64url. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type LinkState = 'valid' | 'used' | 'ended'

/** Returns whether links of this kind may carry a token (S2.1-05). */
export function hasTokenLinks(kind: Kind): boolean {
  return getKind(kind).shareToken === 'token'
}

/** Returns the share link of a post with its token. */
export function createMagicLink(origin: string, post: { kind: Kind; id: string }, token: string): string {
  return `${getShareLink(origin, post.kind, post.id)}?token=${token}`
}

/** Returns when a link created now expires. */
export function getLinkExpiry(now: number, days: number): number {
  return now + days * DAY_MS
}

/** Returns the state of a link; a used link that has expired counts as ended. */
export function getLinkState(link: { expiresAt: number; usedAt: number | null }, now: number): LinkState {
  if (link.expiresAt <= now) return 'ended'
  return link.usedAt === null ? 'valid' : 'used'
}
