/** Magic links (spec §3, §4; D8): each opens one message for the first browser that presses Open, until the link ends. */
import { DAY_MS } from './expiry'
import type { Kind } from './kinds'
import { kindOf } from './kinds'
import { MAGIC_LINK_RENEWABLE_DAYS } from './limits'
import { shareLink } from './share'

/** 32 bytes in base64url. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type LinkState = 'valid' | 'used' | 'ended'

/** Whether links of this kind may carry a token (S2.1-05). */
export function opensWithToken(kind: Kind): boolean {
  return kindOf(kind).shareToken === 'token'
}

/** The share link of a post with its token. */
export function magicLink(origin: string, post: { kind: Kind; id: string }, token: string): string {
  return `${shareLink(origin, post.kind, post.id)}?token=${token}`
}

/** When a link that is made now for so many days ends. */
export function linkEnd(now: number, days: number): number {
  return now + days * DAY_MS
}

/** Links that ended before this moment are forgotten; the later ones may still ask for a new one. */
export function forgottenBefore(now: number): number {
  return now - MAGIC_LINK_RENEWABLE_DAYS * DAY_MS
}

/** What a link is good for. One that was used and has ended counts as ended. */
export function linkState(link: { expiresAt: number; usedAt: number | null }, now: number): LinkState {
  if (link.expiresAt <= now) return 'ended'
  return link.usedAt === null ? 'valid' : 'used'
}
