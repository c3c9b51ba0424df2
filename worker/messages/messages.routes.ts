/** Routes for conversations and their messages. */
import { z } from '@hono/zod-openapi'
import { CONVERSATION_STATES } from '../../domain/messages/messages'
import {
  conversationsShape,
  messageCountsShape,
  messagesShape,
  peerKeyShape,
  threadShape,
} from '../../domain/messages/messages.schema'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import {
  countWaiting,
  getConversations,
  getMessages,
  getThread,
  markThreadSeen,
} from './conversations.service'
import { CONVERSATION_CURSOR } from './cursor'
import { acceptRequest, dismissRequest } from './requests.service'

/** Message requests accepted or dismissed per hour. */
const REQUESTS_ANSWERED = { count: 600, seconds: 3600 }

const peerParam = z.strictObject({ peer: peerKeyShape })
const postCursor = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })

const list = defineRoute({
  method: 'get',
  path: '/api/conversations',
  access: 'member',
  scope: 'messages:read',
  request: {
    query: z.strictObject({
      state: z.enum(CONVERSATION_STATES).default('open'),
      cursor: z.string().regex(CONVERSATION_CURSOR).optional(),
    }),
  },
  responses: { 200: toJsonContent(conversationsShape, 'The user’s conversations or requests, newest first') },
})

const unread = defineRoute({
  method: 'get',
  path: '/api/conversations/unread',
  access: 'member',
  scope: 'messages:read',
  responses: { 200: toJsonContent(messageCountsShape, 'Number of unread messages and of pending requests') },
})

const thread = defineRoute({
  method: 'get',
  path: '/api/conversations/{peer}/messages',
  access: 'member',
  scope: 'messages:read',
  request: { params: peerParam, query: postCursor },
  responses: { 200: toJsonContent(threadShape, 'Messages between the user and a peer') },
})

const seen = defineRoute({
  method: 'post',
  path: '/api/conversations/{peer}/seen',
  access: 'member',
  scope: 'messages:write',
  keepsMemos: true,
  request: { params: peerParam, body: toJsonBody(z.strictObject({ at: z.int().min(0) })) },
  responses: { 204: { description: 'Marked seen' } },
})

const accept = defineRoute({
  method: 'post',
  path: '/api/conversations/{peer}/accept',
  access: 'member',
  scope: 'messages:write',
  rate: { ...REQUESTS_ANSWERED, by: 'person' },
  request: { params: peerParam },
  responses: { 204: { description: 'Request accepted' } },
})

const dismiss = defineRoute({
  method: 'post',
  path: '/api/conversations/{peer}/dismiss',
  access: 'member',
  scope: 'messages:write',
  rate: { ...REQUESTS_ANSWERED, by: 'person' },
  request: { params: peerParam, body: toJsonBody(z.strictObject({ at: z.int().min(0) })) },
  responses: { 204: { description: 'Request dismissed' } },
})

const all = defineRoute({
  method: 'get',
  path: '/api/messages',
  access: 'member',
  scope: 'messages:read',
  request: { query: postCursor },
  responses: { 200: toJsonContent(messagesShape, 'All messages from and to the user, newest first') },
})

export const messagesRoutes = createRouter()
  .handle(list, ({ deps, user, query }) => getConversations(deps, user, query))
  .handle(unread, ({ deps, user }) => countWaiting(deps, user))
  .handle(thread, ({ deps, user, params, query }) => getThread(deps, user, params.peer, query.cursor))
  .handle(seen, async ({ deps, user, params, body }) =>
    announceLater(deps, await markThreadSeen(deps, user, params.peer, body.at)),
  )
  .handle(accept, async ({ deps, user, params }) =>
    announceLater(deps, await acceptRequest(deps, user.id, params.peer)),
  )
  .handle(dismiss, async ({ deps, user, params, body }) =>
    announceLater(deps, await dismissRequest(deps, user.id, params.peer, body.at)),
  )
  .handle(all, ({ deps, user, query }) => getMessages(deps, user, query.cursor))
