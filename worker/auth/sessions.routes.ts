/** Lists and ends the user's sessions. Sockets end with their session. */
import { z } from '@hono/zod-openapi'
import { deviceOf } from '../../domain/devices'
import { fail } from '../../domain/errors'
import { SESSIONS_LISTED } from '../../domain/limits'
import { sessionsShape } from '../../domain/people.schema'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { done, doneShape } from './done'
import { endOne, endOthers, openSessions } from './sessions.repo'

const listRoute = declare({
  method: 'get',
  path: '/api/sessions',
  access: 'member',
  responses: { 200: json(sessionsShape, 'The user’s sessions, last used first') },
})

const endRoute = declare({
  method: 'delete',
  path: '/api/sessions/{id}',
  access: 'member',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(doneShape, 'The session is ended') },
})

const endOthersRoute = declare({
  method: 'delete',
  path: '/api/sessions',
  access: 'member',
  responses: { 200: json(doneShape, 'All other sessions are ended') },
})

export const sessionsRoutes = subApp()
  .openapi(listRoute, async (c) => {
    const { db, clock } = tools(c)
    const { id: userId, sessionId } = await member(c)
    const rows = await openSessions(db, userId, clock.now(), SESSIONS_LISTED)
    const items = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      isThis: id === sessionId,
      ...deviceOf(userAgent ?? ''),
      startedAt: createdAt.getTime(),
      usedAt: updatedAt.getTime(),
    }))
    return c.json({ items }, 200)
  })
  .openapi(endRoute, async (c) => {
    const { id: userId } = await member(c)
    const { id } = c.req.valid('param')
    if (!(await endOne(tools(c).db, userId, id))) throw fail('request.not_found')
    hangUp(c, userId, [id])
    return c.json(done, 200)
  })
  .openapi(endOthersRoute, async (c) => {
    const { id: userId, sessionId } = await member(c)
    hangUp(c, userId, await endOthers(tools(c).db, userId, sessionId))
    return c.json(done, 200)
  })

export type SessionsApp = typeof sessionsRoutes

function hangUp(c: AppContext, userId: string, ended: readonly string[]): void {
  const { live, later } = tools(c)
  for (const id of ended) later(live.hangUp(userId, id))
}
