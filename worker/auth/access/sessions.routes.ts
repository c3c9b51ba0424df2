/** Lists and ends the user's sessions. Sockets end with their session. */
import { z } from '@hono/zod-openapi'
import { parseUserAgent } from '../../../domain/auth/user-agent'
import { appError } from '../../../domain/errors/errors'
import { sessionsShape } from '../../../domain/people/people.schema'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
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
  .handle(listRoute, async ({ deps, user }) => {
    const rows = await listOpenSessions(deps.db, user.id, deps.clock.now(), SESSIONS_LISTED)
    const items = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      isThis: id === user.sessionId,
      ...parseUserAgent(userAgent ?? ''),
      startedAt: createdAt.getTime(),
      usedAt: updatedAt.getTime(),
    }))
    return { items }
  })
  .handle(endRoute, async ({ deps, user, params }) => {
    if (!(await endUserSession(deps.db, user.id, params.id))) throw appError('request.not_found')
    closeSockets(deps, user.id, [params.id])
  })
  .handle(endOthersRoute, async ({ deps, user }) => {
    const { id: userId, sessionId: keep } = user
    const { db, clock } = deps
    const onlyIf = isSessionOpen(db, user)
    const act = { act: 'sign_out_others', now: clock.now(), keep, onlyIf } as const
    const { sessions: ended } = await batch(db, revokeAccess(db, userId, act))
    const ids = ended.map(({ id }) => id)
    closeSockets(deps, userId, ids)
  })

function closeSockets({ live, waitUntil }: AppDeps, userId: string, ended: readonly string[]): void {
  for (const id of ended) waitUntil(live.closeSockets(userId, id))
}
