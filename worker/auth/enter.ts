/** Coming in and leaving, whatever the way: a browser has one session, and its sockets end with it. */
import { DAY_MS } from '../../domain/expiry'
import { SESSION_IDLE_DAYS } from '../../domain/limits'
import { type AppContext, tools } from '../context'
import { endSession, setSession, type Viewer, viewerOf } from './session'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS

/** Hands the browser its new session; the one it came with ends here. */
export async function enter(c: AppContext, token: string): Promise<void> {
  const before = await viewerOf(c)
  if (before) await leave(c, before)
  await setSession(c, token, IDLE_MS)
}

/** Ends a session, and the sockets that were opened with it. */
export async function leave(c: AppContext, viewer: Viewer): Promise<void> {
  await endSession(c, viewer)
  const { live, later } = tools(c)
  later(live.hangUp(viewer.id, viewer.sessionId))
}
