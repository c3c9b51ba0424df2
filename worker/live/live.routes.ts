/** WebSockets for hints, and the list to catch up from. Origin and session are checked before a channel is called. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { eventsShape } from '../../domain/live/live.schema'
import type { AppContext } from '../context'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getClientAddress } from '../gate/rate-limit'
import { findSessionUser } from '../sessions/session'
import { catchUp, listenToFeed, listenToMine } from './live.service'

const upgraded = { 101: { description: 'A WebSocket of hints' } } as const

const feedSocketRoute = defineRoute({
  method: 'get',
  path: '/api/live/feed',
  access: 'public',
  responses: upgraded,
})
const mySocketRoute = defineRoute({
  method: 'get',
  path: '/api/live/me',
  access: 'member',
  responses: upgraded,
})
const eventsRoute = defineRoute({
  method: 'get',
  path: '/api/events',
  access: 'public',
  request: { query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }) },
  responses: { 200: toJsonContent(eventsShape, 'Events since then') },
})

export const liveRoutes = createRouter()
  .handle(feedSocketRoute, async ({ deps, c }) => {
    assertOwnSocket(c)
    return toSocketResponse(await listenToFeed(deps, await findSessionUser(c), getClientAddress(c)))
  })
  .handle(mySocketRoute, async ({ deps, user, c }) => {
    assertOwnSocket(c)
    return toSocketResponse(await listenToMine(deps, user))
  })
  .handle(eventsRoute, async ({ deps, query, c }) => {
    const missed = await catchUp(deps, await findSessionUser(c), query.after)
    return c.json(missed, 200, { 'cache-control': 'no-store' })
  })

/** Browsers send cookies with cross-site WebSockets, so only pages of our own origin may open one (T15). */
function assertOwnSocket(c: AppContext): void {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw appError('live.upgrade_required')
  if (c.req.header('origin') !== c.env.ORIGIN) throw appError('request.forbidden_origin')
}

/** The channel's response with mutable headers. */
function toSocketResponse({ status, webSocket }: Response): Response {
  return new Response(null, { status, webSocket })
}
