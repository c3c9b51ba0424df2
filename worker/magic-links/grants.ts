/**
 * What a browser has opened with magic links. Its cookie is a secret of its own, given with the page that waits, before
 * anything is opened: so the press on Open may be repeated when its answer got lost on the way.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { MAGIC_LINK_DAYS } from '../../domain/limits'
import { BROWSER_SECRET } from '../../domain/magic-links.schema'
import { viewerOf } from '../auth/session'
import { hashToken, makeToken } from '../auth/token'
import { type AppContext, tools } from '../context'
import { invitedPosts } from '../invitations/kept-links'
import type { Looker } from '../posts/visible-posts'
import { grantedPosts } from './magic-links.repo'

const DAY_SECONDS = 86_400

/** `__Host-` needs https; localhost over http gets a plain name. */
export function browserCookie(origin: string): string {
  return origin.startsWith('https:') ? '__Host-owlcast-browser' : 'owlcast-browser'
}

/**
 * Who is looking: the signed-in person, if any, what this browser has opened, and what it was invited to. Asks only about
 * cookies that came.
 */
export async function lookerOf(c: AppContext): Promise<Looker> {
  const [viewer, opened, invited] = await Promise.all([viewerOf(c), grantedTo(c), invitedPosts(c)])
  const granted = [...opened, ...invited]
  if (!viewer && granted.length === 0) return null
  return { id: viewer?.id ?? null, addresses: viewer?.addresses ?? [], granted }
}

async function grantedTo(c: AppContext): Promise<string[]> {
  const secret = knownSecret(c)
  if (secret === null) return []
  const { db, clock } = tools(c)
  return grantedPosts(db, await hashToken(secret), clock.now())
}

/** This browser's secret, a new one where it has none; its cookie lasts as long as a link made today. */
export function browserSecret(c: AppContext): string {
  const secret = knownSecret(c) ?? makeToken()
  setCookie(c, browserCookie(c.env.ORIGIN), secret, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    // Links in mails lead here from other sites, and have to find what was opened before.
    sameSite: 'Lax',
    maxAge: MAGIC_LINK_DAYS * DAY_SECONDS,
  })
  return secret
}

function knownSecret(c: AppContext): string | null {
  const secret = getCookie(c, browserCookie(c.env.ORIGIN))
  return secret !== undefined && BROWSER_SECRET.test(secret) ? secret : null
}
