/**
 * Access a browser gained by magic links. Its cookie is a random secret, set with the page before anything is opened:
 * so Open can be repeated if the response was lost.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { MAGIC_LINK_DAYS } from '../../domain/limits'
import { BROWSER_SECRET } from '../../domain/magic-links.schema'
import { findSessionUser } from '../auth/session'
import { hashToken, makeToken } from '../auth/token'
import { type AppContext, getDeps } from '../context'
import { listInvitedPosts } from '../invitations/invitation-cookie'
import type { Viewer } from '../posts/visible-posts'
import { listGrantedPosts } from './magic-links.repo'

const DAY_SECONDS = 86_400

/** `__Host-` needs https; localhost over http gets a plain name. */
export function getBrowserCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-owlcast-browser' : 'owlcast-browser'
}

/**
 * The viewer: signed-in user if any, posts opened by magic link, and posts invited to. Queries only for cookies that
 * are present.
 */
export async function getViewer(c: AppContext): Promise<Viewer> {
  const [viewer, opened, invited] = await Promise.all([
    findSessionUser(c),
    loadGrants(c),
    listInvitedPosts(c),
  ])
  const granted = [...opened, ...invited]
  if (!viewer && granted.length === 0) return null
  return { id: viewer?.id ?? null, addresses: viewer?.addresses ?? [], granted }
}

async function loadGrants(c: AppContext): Promise<string[]> {
  const secret = readBrowserSecret(c)
  if (secret === null) return []
  const { db, clock } = getDeps(c)
  return listGrantedPosts(db, await hashToken(secret), clock.now())
}

/** This browser's secret, created if missing; its cookie lasts as long as a link made today. */
export function ensureBrowserSecret(c: AppContext): string {
  const secret = readBrowserSecret(c) ?? makeToken()
  setCookie(c, getBrowserCookieName(c.env.ORIGIN), secret, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    // Links in emails are opened from other sites and must find earlier grants.
    sameSite: 'Lax',
    maxAge: MAGIC_LINK_DAYS * DAY_SECONDS,
  })
  return secret
}

function readBrowserSecret(c: AppContext): string | null {
  const secret = getCookie(c, getBrowserCookieName(c.env.ORIGIN))
  return secret !== undefined && BROWSER_SECRET.test(secret) ? secret : null
}
