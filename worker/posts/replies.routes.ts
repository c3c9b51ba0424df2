/** Routes for the replies to a post: list and delete. */
import { z } from '@hono/zod-openapi'
import { removedReplyShape } from '../../domain/connections.schema'
import { repliesShape } from '../../domain/posts.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { CURSOR } from './cursor'
import { deleteReply } from './delete-reply.service'
import { repliesTo } from './replies.service'

const id = z.string().max(64)

const replies = declare({
  method: 'get',
  path: '/api/posts/{id}/replies',
  access: 'anyone',
  request: {
    params: z.strictObject({ id }),
    query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }),
  },
  responses: { 200: json(repliesShape, 'Replies, oldest first') },
})

const remove = declare({
  method: 'delete',
  path: '/api/posts/{id}/replies/{replyId}',
  access: 'member',
  visitors: 'reply.sign_in_to_delete',
  request: { params: z.strictObject({ id, replyId: id }) },
  responses: { 200: json(removedReplyShape, 'Deleted, or only detached from this thread') },
})

export const repliesRoutes = subApp()
  .openapi(replies, async (c) => {
    const { cursor } = c.req.valid('query')
    return c.json(await repliesTo(tools(c), await lookerOf(c), c.req.valid('param').id, cursor), 200)
  })
  .openapi(remove, async (c) => {
    const params = c.req.valid('param')
    const { outcome, events } = await deleteReply(tools(c), await member(c), params.id, params.replyId)
    const { live, later } = tools(c)
    later(live.announce(events))
    return c.json({ outcome }, 200)
  })
