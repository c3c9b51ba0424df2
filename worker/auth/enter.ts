/** Starts and ends sessions for every sign-in method: a browser has one session, and its sockets end with it. */
import { DAY_MS } from '../../domain/expiry'
import { SESSION_IDLE_DAYS } from '../../domain/limits'
import { type AppContext, tools } from '../context'
import { endSession, setSession, type Viewer, viewerOf } from './session'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS

/** Sets the new session and ends the previous one of this browser. */
export async function enter(c: AppContext, token: string): Promise<void> {
  const before = await viewerOf(c)
  if (before) await leave(c, before)
  await setSession(c, token, IDLE_MS)
}

/** Ends a session and closes its sockets. */
export async function leave(c: AppContext, viewer: Viewer): Promise<void> {
  await endSession(c, viewer)
  const { live, later } = tools(c)
  later(live.hangUp(viewer.id, viewer.sessionId))
}
