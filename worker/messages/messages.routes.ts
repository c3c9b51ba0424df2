/** Routes for conversations and their messages. */
import { z } from '@hono/zod-openapi'
import { REQUESTS_SETTLED } from '../../domain/limits'
import { CONVERSATION_STATES } from '../../domain/messages'
import {
  conversationsShape,
  messagesShape,
  peerKeyShape,
  threadShape,
  waitingShape,
} from '../../domain/messages.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { conversationsOf, messagesOf, seeConversation, threadWith, waitingFor } from './conversations.service'
import { CONVERSATION_CURSOR } from './cursor'
import { acceptRequest, putAwayRequest } from './requests.service'

const peerParam = z.strictObject({ peer: peerKeyShape })
const postCursor = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })

const list = declare({
  method: 'get',
  path: '/api/conversations',
  access: 'member',
  request: {
    query: z.strictObject({
      state: z.enum(CONVERSATION_STATES).default('open'),
      cursor: z.string().regex(CONVERSATION_CURSOR).optional(),
    }),
  },
  responses: { 200: json(conversationsShape, 'The user’s conversations or requests, newest first') },
})

const unread = declare({
  method: 'get',
  path: '/api/conversations/unread',
  access: 'member',
  responses: { 200: json(waitingShape, 'Number of unread messages and of pending requests') },
})

const thread = declare({
  method: 'get',
  path: '/api/conversations/{peer}/messages',
  access: 'member',
  request: { params: peerParam, query: postCursor },
  responses: { 200: json(threadShape, 'Messages between the user and a peer') },
})

const seen = declare({
  method: 'post',
  path: '/api/conversations/{peer}/seen',
  access: 'member',
  request: {
    params: peerParam,
    body: { required: true, ...json(z.strictObject({ at: z.int().min(0) })) },
  },
  responses: { 204: { description: 'Marked seen' } },
})

const accept = declare({
  method: 'post',
  path: '/api/conversations/{peer}/accept',
  access: 'member',
  rate: { ...REQUESTS_SETTLED, by: 'person' },
  request: { params: peerParam },
  responses: { 204: { description: 'Request accepted' } },
})

const putAway = declare({
  method: 'post',
  path: '/api/conversations/{peer}/put-away',
  access: 'member',
  rate: { ...REQUESTS_SETTLED, by: 'person' },
  request: {
    params: peerParam,
    body: { required: true, ...json(z.strictObject({ at: z.int().min(0) })) },
  },
  responses: { 204: { description: 'Request dismissed' } },
})

const all = declare({
  method: 'get',
  path: '/api/messages',
  access: 'member',
  request: { query: postCursor },
  responses: { 200: json(messagesShape, 'All messages from and to the user, newest first') },
})

export const messagesRoutes = subApp()
  .openapi(list, async (c) =>
    c.json(await conversationsOf(tools(c), await member(c), c.req.valid('query')), 200),
  )
  .openapi(unread, async (c) => c.json(await waitingFor(tools(c), await member(c)), 200))
  .openapi(thread, async (c) => {
    const { peer } = c.req.valid('param')
    const { cursor } = c.req.valid('query')
    return c.json(await threadWith(tools(c), await member(c), peer, cursor), 200)
  })
  .openapi(seen, async (c) => {
    const { live, later } = tools(c)
    const { peer } = c.req.valid('param')
    later(live.announce(await seeConversation(tools(c), await member(c), peer, c.req.valid('json').at)))
    return c.body(null, 204)
  })
  .openapi(accept, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await acceptRequest(tools(c), (await member(c)).id, c.req.valid('param').peer)))
    return c.body(null, 204)
  })
  .openapi(putAway, async (c) => {
    const { live, later } = tools(c)
    const [{ peer }, { at }] = [c.req.valid('param'), c.req.valid('json')]
    later(live.announce(await putAwayRequest(tools(c), (await member(c)).id, peer, at)))
    return c.body(null, 204)
  })
  .openapi(all, async (c) =>
    c.json(await messagesOf(tools(c), await member(c), c.req.valid('query').cursor), 200),
  )
