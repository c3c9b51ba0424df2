/**
 * Access a browser gained by magic links. Its cookie is a random secret, set with the page before anything is opened:
 * so Open can be repeated if the response was lost.
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
 * The viewer: signed-in user if any, posts opened by magic link, and posts invited to. Queries only for cookies that
 * are present.
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

/** This browser's secret, created if missing; its cookie lasts as long as a link made today. */
export function browserSecret(c: AppContext): string {
  const secret = knownSecret(c) ?? makeToken()
  setCookie(c, browserCookie(c.env.ORIGIN), secret, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    // Links in emails are opened from other sites and must find earlier grants.
    sameSite: 'Lax',
    maxAge: MAGIC_LINK_DAYS * DAY_SECONDS,
  })
  return secret
}

function knownSecret(c: AppContext): string | null {
  const secret = getCookie(c, browserCookie(c.env.ORIGIN))
  return secret !== undefined && BROWSER_SECRET.test(secret) ? secret : null
}
