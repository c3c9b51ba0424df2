/**
 * Cookie with the invitation links a browser opened (D23), so that its next requests for pages and audio have access
 * too. It holds the link tokens, unreadable for scripts; the database is asked each time what they open, so that a
 * revoked, answered or expired invitation stops working at once.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { INVITATIONS_KEPT } from '../../domain/limits'
import { TOKEN } from '../../domain/magic-links'
import { hashToken } from '../auth/token'
import { type AppContext, tools } from '../context'
import { openInvitations } from './invitations.repo'

/** Not part of any token. */
const BETWEEN = '.'

/** `__Host-` needs https; localhost over http gets a plain name. */
export function invitationsCookie(origin: string): string {
  return origin.startsWith('https:') ? '__Host-owlcast-invitations' : 'owlcast-invitations'
}

/** Posts this browser is invited to; no query without the cookie. */
export async function invitedPosts(c: AppContext): Promise<string[]> {
  const open = await openOf(c, keptSecrets(c))
  return open.map(({ postId }) => postId)
}

/**
 * Adds an opened invitation to the cookie, which keeps the newest `INVITATION_COOKIES_MAX` open ones and lasts as long as the
 * last of them.
 */
export async function keepInvitation(c: AppContext, secret: string): Promise<void> {
  const others = keptSecrets(c).filter((kept) => kept !== secret)
  const open = (await openOf(c, [secret, ...others])).slice(0, INVITATIONS_KEPT)
  if (open.length === 0) return
  const lastsMs = Math.max(...open.map(({ expiresAt }) => expiresAt)) - tools(c).clock.now()
  setCookie(c, invitationsCookie(c.env.ORIGIN), open.map((one) => one.secret).join(BETWEEN), {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    // Links in emails are opened from other sites.
    sameSite: 'Lax',
    maxAge: Math.ceil(lastsMs / 1000),
  })
}

/** Tokens that open something now, in the same order. */
async function openOf(c: AppContext, secrets: readonly string[]) {
  if (secrets.length === 0) return []
  const hashes = await Promise.all(secrets.map(hashToken))
  const { db, clock } = tools(c)
  const rows = await openInvitations(db, hashes, clock.now())
  return secrets.flatMap((secret, i) => {
    const row = rows.find(({ tokenHash }) => tokenHash === hashes[i])
    return row ? [{ secret, ...row }] : []
  })
}

function keptSecrets(c: AppContext): string[] {
  const kept = getCookie(c, invitationsCookie(c.env.ORIGIN))?.split(BETWEEN) ?? []
  return kept.filter((secret) => TOKEN.test(secret)).slice(0, INVITATIONS_KEPT)
}
