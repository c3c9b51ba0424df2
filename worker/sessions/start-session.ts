/** Starts and ends sessions for every sign-in method: a browser has one session, and its sockets end with it. */

import { SESSION_IDLE_DAYS } from '../../domain/auth/auth.limits'
import { DAY_MS } from '../../domain/time/units'
import { type AppContext, getDeps } from '../context'
import { clearGrants } from '../http/cookies'
import type { SessionUser } from '../session-user'
import { clearEndedSession, deleteSession, findSessionUser, setSessionCookie } from './session'
import { findSessionOwner } from './sessions.repo'
import { trustDevice } from './trusted-device'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS

/**
 * Sets the new session and ends the previous one of this browser, with what its user opened by links. The browser is
 * trusted for each address of the account, however its user signed in.
 */
export async function startSession(c: AppContext, token: string): Promise<void> {
  const before = await findSessionUser(c)
  const owner = await findSessionOwner(getDeps(c).db, token)
  if (before) {
    await endSession(c, before)
    if (before.id !== owner?.id) clearGrants(c)
  } else await clearEndedSession(c)
  await setSessionCookie(c, token, IDLE_MS)
  await trustDevice(c, owner?.addresses ?? [])
}

/** Ends a session and closes its sockets. */
export async function endSession(c: AppContext, viewer: SessionUser): Promise<void> {
  await deleteSession(c, viewer)
  const { live, waitUntil } = getDeps(c)
  waitUntil(live.closeSockets(viewer.id, viewer.sessionId))
}
