/** Routes for the replies to a post: list and delete. */
import { z } from '@hono/zod-openapi'
import { reasonsShape } from '../../domain/moderation/moderation.schema'
import { removedReplyShape } from '../../domain/posts/connections.schema'
import { repliesShape } from '../../domain/posts/posts.schema'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getReplies } from '../posts/replies/replies.service'
import { deleteReply } from './delete-reply.service'

const id = z.string().max(64)
/** A time of the recording in ms; with `fromMs`, only replies to moments that start between the two. */
const momentTime = z.coerce.number().int().min(0)

const replies = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/replies',
  access: 'public',
  scope: 'posts:read',
  request: {
    params: z.strictObject({ id }),
    query: z.strictObject({
      cursor: z.string().regex(CURSOR).optional(),
      fromMs: momentTime.optional(),
      toMs: momentTime.optional(),
    }),
  },
  responses: { 200: toJsonContent(repliesShape, 'Replies, oldest first') },
})

const remove = defineRoute({
  method: 'delete',
  path: '/api/posts/{id}/replies/{replyId}',
  access: 'member',
  scope: 'posts:write',
  signedOutError: 'reply.sign_in_to_delete',
  request: {
    params: z.strictObject({ id, replyId: id }),
    body: { required: false, ...toJsonContent(reasonsShape) },
  },
  responses: {
    200: toJsonContent(
      removedReplyShape,
      'Deleted, or only detached from this thread. Moderators name a rule, which the author reads',
    ),
  },
})

export const repliesRoutes = createRouter()
  .handle(replies, async ({ deps, params, query, c }) =>
    getReplies(deps, await getViewer(c), params.id, query),
  )
  .handle(remove, async ({ deps, user, params, body }) => {
    const target = { parentId: params.id, replyId: params.replyId }
    const { outcome, events } = await deleteReply(deps, user, target, body)
    dispatchEvents(deps, events)
    deps.waitUntil(drainOutbox(deps))
    return { outcome }
  })
