/** WebSockets for hints, and the list to catch up from. Origin and session are checked before a channel is called. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { eventsShape } from '../../domain/live.schema'
import { viewerOf } from '../auth/session'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { addressOf } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { catchUp, listenToFeed, listenToMine } from './live.service'

const upgraded = { 101: { description: 'A WebSocket of hints' } } as const

const feedSocket = declare({
  method: 'get',
  path: '/api/live/feed',
  access: 'anyone',
  responses: upgraded,
})
const mySocket = declare({
  method: 'get',
  path: '/api/live/me',
  access: 'member',
  responses: upgraded,
})
const events = declare({
  method: 'get',
  path: '/api/events',
  access: 'anyone',
  request: { query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }) },
  responses: { 200: json(eventsShape, 'Events since then') },
})

export const liveRoutes = subApp()
  .openapi(feedSocket, async (c) => {
    requireOwnSocket(c)
    return socketOf(await listenToFeed(tools(c), await viewerOf(c), addressOf(c)))
  })
  .openapi(mySocket, async (c) => {
    requireOwnSocket(c)
    return socketOf(await listenToMine(tools(c), await member(c)))
  })
  .openapi(events, async (c) => {
    const missed = await catchUp(tools(c), await viewerOf(c), c.req.valid('query').after)
    return c.json(missed, 200, { 'cache-control': 'no-store' })
  })
export type LiveApp = typeof liveRoutes

/** Browsers send cookies with cross-site WebSockets, so only pages of our own origin may open one (T15). */
function requireOwnSocket(c: AppContext): void {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw fail('live.upgrade_required')
  if (c.req.header('origin') !== c.env.ORIGIN) throw fail('request.forbidden_origin')
}

/** The channel's response with mutable headers. */
function socketOf({ status, webSocket }: Response): Response {
  return new Response(null, { status, webSocket })
}
