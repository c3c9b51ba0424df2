/** Routes to report content, for members; and the queue, decisions and hidden posts, for moderators. */
import { z } from '@hono/zod-openapi'
import { MODERATION_DEEDS, REPORTS } from '../../domain/limits'
import { decisionShape, QUEUES, queueShape, reportShape } from '../../domain/moderation.schema'
import { postShape } from '../../domain/posts.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { spread } from '../push/spread'
import { decideOn } from './decide.service'
import { queueOf } from './queue.service'
import { report } from './report.service'
import { viewHiddenPost } from './view.service'

const reporting = declare({
  method: 'post',
  path: '/api/reports',
  access: 'member',
  rate: { ...REPORTS, by: 'person' },
  request: { body: { required: true, ...json(reportShape) } },
  responses: { 202: json(z.strictObject({ ok: z.literal(true) }), 'Received') },
})
const queue = declare({
  method: 'get',
  path: '/api/moderation',
  access: 'admin',
  request: { query: z.strictObject({ queue: z.enum(QUEUES).default('open') }) },
  responses: { 200: json(queueShape, 'Reported subjects') },
})
const viewing = declare({
  method: 'post',
  path: '/api/moderation/posts/{id}/views',
  access: 'admin',
  rate: { ...MODERATION_DEEDS, by: 'person' },
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: json(postShape, 'A hidden post. Opening it is audited and unlocks its audio for a while'),
  },
})
const deciding = declare({
  method: 'post',
  path: '/api/moderation/decisions',
  access: 'admin',
  rate: { ...MODERATION_DEEDS, by: 'person' },
  request: { body: { required: true, ...json(decisionShape) } },
  responses: { 204: { description: 'Applied and audited' } },
})

export const moderationRoutes = subApp()
  .openapi(reporting, async (c) => {
    spread(tools(c), await report(tools(c), await member(c), await lookerOf(c), c.req.valid('json')))
    return c.json({ ok: true as const }, 202)
  })
  .openapi(queue, async (c) => c.json(await queueOf(tools(c), c.req.valid('query').queue), 200))
  .openapi(viewing, async (c) =>
    c.json(await viewHiddenPost(tools(c), await member(c), c.req.valid('param').id), 200),
  )
  .openapi(deciding, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await decideOn(tools(c), await member(c), c.req.valid('json'))))
    return c.body(null, 204)
  })
