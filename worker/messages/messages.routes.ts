/** Conversations and their messages, for their two people only. */
import { z } from '@hono/zod-openapi'
import { conversationsShape, messagesShape, peerKeyShape, threadShape } from '../../domain/messages.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { conversationsOf, messagesOf, seeConversation, threadWith, unreadOf } from './conversations.service'
import { CONVERSATION_CURSOR } from './cursor'

const peerParam = z.strictObject({ peer: peerKeyShape })
const postCursor = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })

const list = declare({
  method: 'get',
  path: '/api/conversations',
  access: 'member',
  request: { query: z.strictObject({ cursor: z.string().regex(CONVERSATION_CURSOR).optional() }) },
  responses: { 200: json(conversationsShape, 'My conversations, newest first') },
})

const unread = declare({
  method: 'get',
  path: '/api/conversations/unread',
  access: 'member',
  responses: { 200: json(z.strictObject({ unread: z.number() }), 'How many messages are new to me') },
})

const thread = declare({
  method: 'get',
  path: '/api/conversations/{peer}/messages',
  access: 'member',
  request: { params: peerParam, query: postCursor },
  responses: { 200: json(threadShape, 'The messages between me and one other') },
})

const seen = declare({
  method: 'post',
  path: '/api/conversations/{peer}/seen',
  access: 'member',
  request: {
    params: peerParam,
    body: { required: true, ...json(z.strictObject({ at: z.int().min(0) })) },
  },
  responses: { 204: { description: 'Noted' } },
})

const all = declare({
  method: 'get',
  path: '/api/messages',
  access: 'member',
  request: { query: postCursor },
  responses: { 200: json(messagesShape, 'Every message from and to me, newest first') },
})

export const messagesRoutes = subApp()
  .openapi(list, async (c) =>
    c.json(await conversationsOf(tools(c), await member(c), c.req.valid('query').cursor), 200),
  )
  .openapi(unread, async (c) => c.json({ unread: await unreadOf(tools(c), await member(c)) }, 200))
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
  .openapi(all, async (c) =>
    c.json(await messagesOf(tools(c), await member(c), c.req.valid('query').cursor), 200),
  )
