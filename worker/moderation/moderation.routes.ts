/** Routes to report content, for members; and the queue, decisions and reviewed posts, for moderators. */
import { z } from '@hono/zod-openapi'
import { MODERATION_ACTIONS_MADE } from '../../domain/moderation/moderation.limits'
import {
  decisionShape,
  manyDecidedShape,
  manyDecisionsShape,
  queueShape,
  REPORT_QUEUES,
  reportShape,
  reviewedHelloShape,
  reviewedPostShape,
} from '../../domain/moderation/moderation.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { applyDecision, applyDecisions } from './decide.service'
import { getQueue } from './queue.service'
import { submitReport } from './report.service'
import { openReviewedHello, openReviewedPost } from './view.service'

/** Reports of one user. */
const REPORTS = { count: 20, seconds: 3600 }

const reporting = defineRoute({
  method: 'post',
  path: '/api/reports',
  access: 'member',
  rate: { ...REPORTS, by: 'person' },
  request: { body: toJsonBody(reportShape) },
  responses: { 202: toJsonContent(z.strictObject({ ok: z.literal(true) }), 'Received') },
})
const queue = defineRoute({
  method: 'get',
  path: '/api/moderation',
  access: 'moderator',
  request: { query: z.strictObject({ queue: z.enum(REPORT_QUEUES).default('open') }) },
  responses: { 200: toJsonContent(queueShape, 'Reported subjects that this moderator may decide') },
})
const viewing = defineRoute({
  method: 'post',
  path: '/api/moderation/posts/{id}/views',
  access: 'moderator',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: toJsonContent(
      reviewedPostShape,
      'A hidden or reported post. Opening it is audited and unlocks its audio for a while',
    ),
  },
})
const viewingHello = defineRoute({
  method: 'post',
  path: '/api/moderation/hellos/{id}/views',
  access: 'moderator',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: toJsonContent(reviewedHelloShape, 'A hidden or reported hello. Opening it is audited like a post'),
  },
})
const deciding = defineRoute({
  method: 'post',
  path: '/api/moderation/decisions',
  access: 'moderator',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { body: toJsonBody(decisionShape) },
  responses: { 204: { description: 'Applied and audited' } },
})
const decidingMany = defineRoute({
  method: 'post',
  path: '/api/moderation/decisions/batch',
  access: 'moderator',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { body: toJsonBody(manyDecisionsShape) },
  responses: { 200: toJsonContent(manyDecidedShape, 'How many were decided, and why others were not') },
})

export const moderationRoutes = createRouter()
  .handle(reporting, async ({ deps, user, body, c }) => {
    dispatchEvents(deps, await submitReport(deps, user, await getViewer(c), body))
  })
  .handle(queue, ({ deps, user, query }) => getQueue(deps, user, query.queue))
  .handle(viewing, ({ deps, user, params }) => openReviewedPost(deps, user, params.id))
  .handle(viewingHello, ({ deps, user, params }) => openReviewedHello(deps, user, params.id))
  .handle(deciding, async ({ deps, user, body }) => {
    dispatchEvents(deps, await applyDecision(deps, user, body))
    deps.waitUntil(drainOutbox(deps))
  })
  .handle(decidingMany, async ({ deps, user, body }) => {
    const { result, events } = await applyDecisions(deps, user, body)
    dispatchEvents(deps, events)
    deps.waitUntil(drainOutbox(deps))
    return result
  })
