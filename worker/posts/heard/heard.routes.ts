/** Routes for what the user heard. */
import { z } from '@hono/zod-openapi'
import { HEARD_MARKED } from '../../../domain/limits'
import { heardPostsShape, markHeardShape } from '../../../domain/posts/heard.schema'
import { getDeps } from '../../context'
import { requireUser } from '../../http/access'
import { createRouter, defineRoute, toJsonContent } from '../../http/define-route'
import { getHeardPosts, markHeard } from './heard.service'

const list = defineRoute({
  method: 'get',
  path: '/api/heard',
  access: 'member',
  request: { query: z.strictObject({ since: z.coerce.number().int().min(0).default(0) }) },
  responses: { 200: toJsonContent(heardPostsShape, 'Posts that the user heard, latest first') },
})

const mark = defineRoute({
  method: 'post',
  path: '/api/heard',
  access: 'member',
  rate: { ...HEARD_MARKED, by: 'person' },
  keepsMemos: true,
  request: { body: { required: true, ...toJsonContent(markHeardShape) } },
  responses: { 204: { description: 'Marked as heard' } },
})

export const heardRoutes = createRouter()
  .openapi(list, async (c) =>
    c.json(await getHeardPosts(getDeps(c), (await requireUser(c)).id, c.req.valid('query').since), 200),
  )
  .openapi(mark, async (c) => {
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await markHeard(getDeps(c), await requireUser(c), c.req.valid('json').ids)))
    return c.body(null, 204)
  })
export type HeardApp = typeof heardRoutes
