/**
 * The invitations that a browser opened by their links (D23), so that the sound and the pages it asks for next are let in
 * like the first one. Its cookie keeps the links' secrets, out of reach of scripts; what each still opens is asked of the
 * database every time, so that one taken back, answered or ended opens nothing from that moment on.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { INVITATIONS_KEPT } from '../../domain/limits'
import { TOKEN } from '../../domain/magic-links'
import { hashToken } from '../auth/token'
import { type AppContext, tools } from '../context'
import { openInvitations } from './invitations.repo'

/** Stands in no token. */
const BETWEEN = '.'

/** `__Host-` needs https; localhost over http gets a plain name. */
export function invitationsCookie(origin: string): string {
  return origin.startsWith('https:') ? '__Host-owlcast-invitations' : 'owlcast-invitations'
}

/** The posts this browser is invited to by what it keeps; asks nothing where it keeps nothing. */
export async function invitedPosts(c: AppContext): Promise<string[]> {
  const open = await openOf(c, keptSecrets(c))
  return open.map(({ postId }) => postId)
}

/** Lets this browser keep an invitation it opened, beside the newest it has, for as long as one of them is open. */
export async function keepInvitation(c: AppContext, secret: string): Promise<void> {
  const others = keptSecrets(c).filter((kept) => kept !== secret)
  const open = (await openOf(c, [secret, ...others])).slice(0, INVITATIONS_KEPT)
  if (open.length === 0) return
  const lastsMs = Math.max(...open.map(({ expiresAt }) => expiresAt)) - tools(c).clock.now()
  setCookie(c, invitationsCookie(c.env.ORIGIN), open.map((one) => one.secret).join(BETWEEN), {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    // Whoever comes back by a link in a mail comes from another site.
    sameSite: 'Lax',
    maxAge: Math.ceil(lastsMs / 1000),
  })
}

/** Those of some secrets that open something now, in the same order. */
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
