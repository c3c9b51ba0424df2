/** Lists and ends the user's sessions. Sockets end with their session. */
import { z } from '@hono/zod-openapi'
import { parseUserAgent } from '../../../domain/auth/user-agent'
import { appError } from '../../../domain/errors/errors'
import { sessionsShape } from '../../../domain/people/people.schema'
import { type AppContext, getDeps } from '../../context'
import { batch } from '../../database/batch'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
import { isSessionOpen } from '../../sessions/open-session'
import { endUserSession, listOpenSessions } from '../../sessions/sessions.repo'
import { revokeAccess } from './revoke-access'

/** Sessions listed; more than any user has. */
const SESSIONS_LISTED = 50

const listRoute = defineRoute({
  method: 'get',
  path: '/api/sessions',
  access: 'member',
  responses: { 200: toJsonContent(sessionsShape, 'The user’s sessions, last used first') },
})

const endRoute = defineRoute({
  method: 'delete',
  path: '/api/sessions/{id}',
  access: 'member',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: toJsonContent(okShape, 'The session is ended') },
})

const endOthersRoute = defineRoute({
  method: 'delete',
  path: '/api/sessions',
  access: 'member',
  responses: { 200: toJsonContent(okShape, 'All other sessions and all access tokens are ended') },
})

export const sessionsRoutes = createRouter()
  .openapi(listRoute, async (c) => {
    const { db, clock } = getDeps(c)
    const { id: userId, sessionId } = await requireUser(c)
    const rows = await listOpenSessions(db, userId, clock.now(), SESSIONS_LISTED)
    const items = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      isThis: id === sessionId,
      ...parseUserAgent(userAgent ?? ''),
      startedAt: createdAt.getTime(),
      usedAt: updatedAt.getTime(),
    }))
    return c.json({ items }, 200)
  })
  .openapi(endRoute, async (c) => {
    const { id: userId } = await requireUser(c)
    const { id } = c.req.valid('param')
    if (!(await endUserSession(getDeps(c).db, userId, id))) throw appError('request.not_found')
    closeSockets(c, userId, [id])
    return c.json(ok, 200)
  })
  .openapi(endOthersRoute, async (c) => {
    const viewer = await requireUser(c)
    const { id: userId, sessionId: keep } = viewer
    const { db, clock } = getDeps(c)
    const onlyIf = isSessionOpen(db, viewer)
    const act = { act: 'sign_out_others', now: clock.now(), keep, onlyIf } as const
    const { sessions: ended } = await batch(db, revokeAccess(db, userId, act))
    closeSockets(
      c,
      userId,
      ended.map(({ id }) => id),
    )
    return c.json(ok, 200)
  })

function closeSockets(c: AppContext, userId: string, ended: readonly string[]): void {
  const { live, waitUntil } = getDeps(c)
  for (const id of ended) waitUntil(live.closeSockets(userId, id))
}
