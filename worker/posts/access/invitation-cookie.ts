/**
 * Cookie with the invitation links a browser opened (D23), so that its next requests for pages and audio have access
 * too. It holds the link tokens, unreadable for scripts; the database is asked each time what they open, so that a
 * revoked, answered or expired invitation stops working at once.
 */
import { TOKEN } from '../../../domain/magic-links/magic-links'
import { type AppContext, getDeps } from '../../context'
import { readCookie, writeCookie } from '../../http/cookies'
import { clearEndedSession, hasEndedSession } from '../../sessions/session'
import { hashToken } from '../../tools/token'
import { listOpenInvitations } from './grants.repo'

/** Invitations in the browser's cookie, the newest. */
export const INVITATION_COOKIES_MAX = 5

/** A separator that is part of no token. */
const SEPARATOR = '.'

/** Posts this browser is invited to; no query without the cookie. */
export async function listInvitedPosts(c: AppContext): Promise<string[]> {
  const secrets = readSecrets(c)
  if (secrets.length === 0 || (await hasEndedSession(c))) return []
  const openLinks = await listOpenLinks(c, secrets)
  return openLinks.map(({ postId }) => postId)
}

/**
 * Adds an opened invitation to the cookie, which keeps the newest `INVITATION_COOKIES_MAX` open ones and lasts as long as the
 * last of them.
 */
export async function saveInvitationCookie(c: AppContext, secret: string): Promise<void> {
  const kept = (await clearEndedSession(c)) ? [] : readSecrets(c)
  const others = kept.filter((saved) => saved !== secret)
  const openLinks = (await listOpenLinks(c, [secret, ...others])).slice(0, INVITATION_COOKIES_MAX)
  if (openLinks.length === 0) return
  const lifetimeMs = Math.max(...openLinks.map(({ expiresAt }) => expiresAt)) - getDeps(c).clock.now()
  const saved = openLinks.map((link) => link.secret).join(SEPARATOR)
  writeCookie(c, 'invited', saved, Math.ceil(lifetimeMs / 1000))
}

/** Tokens that open something now, in the same order. */
async function listOpenLinks(c: AppContext, secrets: readonly string[]) {
  if (secrets.length === 0) return []
  const hashes = await Promise.all(secrets.map(hashToken))
  const { db, clock } = getDeps(c)
  const rows = await listOpenInvitations(db, hashes, clock.now())
  return secrets.flatMap((secret, i) => {
    const row = rows.find(({ tokenHash }) => tokenHash === hashes[i])
    return row ? [{ secret, ...row }] : []
  })
}

function readSecrets(c: AppContext): string[] {
  const saved = readCookie(c, 'invited')?.split(SEPARATOR) ?? []
  return saved.filter((secret) => TOKEN.test(secret)).slice(0, INVITATION_COOKIES_MAX)
}
