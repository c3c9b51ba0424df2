/** Magic links (spec §3, §4; D8): a link opens one message for the first browser that claims it, until it expires. */
import { DAY_MS } from './expiry'
import type { Kind } from './kinds'
import { kindOf } from './kinds'
import { MAGIC_LINK_RENEWABLE_DAYS } from './limits'
import { shareLink } from './share'

/** 32 bytes in base64url. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type LinkState = 'valid' | 'used' | 'ended'

/** Returns whether links of this kind may carry a token (S2.1-05). */
export function opensWithToken(kind: Kind): boolean {
  return kindOf(kind).shareToken === 'token'
}

/** Returns the share link of a post with its token. */
export function magicLink(origin: string, post: { kind: Kind; id: string }, token: string): string {
  return `${shareLink(origin, post.kind, post.id)}?token=${token}`
}

/** Returns when a link created now expires. */
export function linkEnd(now: number, days: number): number {
  return now + days * DAY_MS
}

/** Returns the expiry time before which links are deleted; later ones can still be renewed. */
export function forgottenBefore(now: number): number {
  return now - MAGIC_LINK_RENEWABLE_DAYS * DAY_MS
}

/** Returns the state of a link; a used link that has expired counts as ended. */
export function linkState(link: { expiresAt: number; usedAt: number | null }, now: number): LinkState {
  if (link.expiresAt <= now) return 'ended'
  return link.usedAt === null ? 'valid' : 'used'
}
