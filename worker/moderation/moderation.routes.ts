/** Routes to report content, for members; and the queue, decisions and hidden posts, for moderators. */
import { z } from '@hono/zod-openapi'
import { MODERATION_ACTIONS_MADE, REPORTS } from '../../domain/limits'
import {
  decisionShape,
  queueShape,
  REPORT_QUEUES,
  reportShape,
} from '../../domain/moderation/moderation.schema'
import { postShape } from '../../domain/posts/posts.schema'
import { getViewer } from '../auth/viewer'
import { getDeps } from '../context'
import { requireUser } from '../http/access'
import { createRouter, defineRoute, toJsonContent } from '../http/define-route'
import { dispatchEvents } from '../live/dispatch-events'
import { applyDecision } from './decide.service'
import { getQueue } from './queue.service'
import { submitReport } from './report.service'
import { openHiddenPost } from './view.service'

const reporting = defineRoute({
  method: 'post',
  path: '/api/reports',
  access: 'member',
  rate: { ...REPORTS, by: 'person' },
  request: { body: { required: true, ...toJsonContent(reportShape) } },
  responses: { 202: toJsonContent(z.strictObject({ ok: z.literal(true) }), 'Received') },
})
const queue = defineRoute({
  method: 'get',
  path: '/api/moderation',
  access: 'admin',
  request: { query: z.strictObject({ queue: z.enum(REPORT_QUEUES).default('open') }) },
  responses: { 200: toJsonContent(queueShape, 'Reported subjects') },
})
const viewing = defineRoute({
  method: 'post',
  path: '/api/moderation/posts/{id}/views',
  access: 'admin',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: toJsonContent(postShape, 'A hidden post. Opening it is audited and unlocks its audio for a while'),
  },
})
const deciding = defineRoute({
  method: 'post',
  path: '/api/moderation/decisions',
  access: 'admin',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { body: { required: true, ...toJsonContent(decisionShape) } },
  responses: { 204: { description: 'Applied and audited' } },
})

export const moderationRoutes = createRouter()
  .openapi(reporting, async (c) => {
    dispatchEvents(
      getDeps(c),
      await submitReport(getDeps(c), await requireUser(c), await getViewer(c), c.req.valid('json')),
    )
    return c.json({ ok: true as const }, 202)
  })
  .openapi(queue, async (c) => c.json(await getQueue(getDeps(c), c.req.valid('query').queue), 200))
  .openapi(viewing, async (c) =>
    c.json(await openHiddenPost(getDeps(c), await requireUser(c), c.req.valid('param').id), 200),
  )
  .openapi(deciding, async (c) => {
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await applyDecision(getDeps(c), await requireUser(c), c.req.valid('json'))))
    return c.body(null, 204)
  })
export type ModerationApp = typeof moderationRoutes
