/**
 * Access a browser gained by magic links. Its cookie is a random secret, set with the page before anything is opened:
 * so Open can be repeated if the response was lost.
 */
import { BROWSER_SECRET } from '../../../domain/magic-links/magic-links.schema'
import { type AppContext, getDeps } from '../../context'
import { readCookie, writeCookie } from '../../http/cookies'
import { clearEndedSession, hasEndedSession } from '../../sessions/session'
import { hashToken, makeToken } from '../../tools/token'
import { listGrantedPosts } from './grants.repo'

/** Posts this browser opened by links that have not expired. */
export async function listOpenedPosts(c: AppContext): Promise<string[]> {
  const secret = readBrowserSecret(c)
  if (secret === null || (await hasEndedSession(c))) return []
  const { db, clock } = getDeps(c)
  return listGrantedPosts(db, await hashToken(secret), clock.now())
}

/** This browser's secret, created if missing; its cookie lasts as long as a link made today. */
export async function ensureBrowserSecret(c: AppContext): Promise<string> {
  const secret = ((await clearEndedSession(c)) ? null : readBrowserSecret(c)) ?? makeToken()
  writeCookie(c, 'opened', secret)
  return secret
}

function readBrowserSecret(c: AppContext): string | null {
  const secret = readCookie(c, 'opened')
  return secret !== null && BROWSER_SECRET.test(secret) ? secret : null
}
