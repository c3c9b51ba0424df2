/** Routes of a member's own decisions and appeals, and of moderators who decide appeals. */
import { z } from '@hono/zod-openapi'
import { MODERATION_ACTIONS_MADE } from '../../domain/moderation/moderation.limits'
import {
  appealDecisionShape,
  appealInputShape,
  openAppealsShape,
  ownDecisionsShape,
} from '../../domain/moderation/moderation.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import { getOpenAppeals, getOwnDecisions, settleAppeal, submitAppeal } from './appeals.service'

const APPEALS_MADE = { count: 20, seconds: 3600 }

const params = z.strictObject({ id: z.string().max(64) })

const own = defineRoute({
  method: 'get',
  path: '/api/me/decisions',
  access: 'member',
  responses: { 200: toJsonContent(ownDecisionsShape, 'Decisions of moderators about this member') },
})
const appealing = defineRoute({
  method: 'post',
  path: '/api/me/decisions/{id}/appeal',
  access: 'member',
  rate: { ...APPEALS_MADE, by: 'person' },
  request: { params, body: toJsonBody(appealInputShape) },
  responses: { 204: { description: 'Received: a moderator decides it' } },
})
const open = defineRoute({
  method: 'get',
  path: '/api/moderation/appeals',
  access: 'moderator',
  responses: { 200: toJsonContent(openAppealsShape, 'Appeals that wait, oldest first') },
})
const settling = defineRoute({
  method: 'post',
  path: '/api/moderation/appeals/{id}',
  access: 'moderator',
  rate: { ...MODERATION_ACTIONS_MADE, by: 'person' },
  request: { params, body: toJsonBody(appealDecisionShape) },
  responses: { 204: { description: 'Decided, audited, and the author is notified' } },
})

export const appealsRoutes = createRouter()
  .handle(own, ({ deps, user }) => getOwnDecisions(deps, user))
  .handle(appealing, async ({ deps, user, params, body }) =>
    dispatchEvents(deps, await submitAppeal(deps, user, { id: params.id, text: body.text })),
  )
  .handle(open, ({ deps, user }) => getOpenAppeals(deps, user))
  .handle(settling, async ({ deps, user, params, body }) => {
    dispatchEvents(deps, await settleAppeal(deps, user, { id: params.id, ...body }))
    deps.waitUntil(drainOutbox(deps))
  })
