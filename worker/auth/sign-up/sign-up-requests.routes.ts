/** Requests to join, for admins. */
import { z } from '@hono/zod-openapi'
import { SITE_CHANGES } from '../../../domain/site/site.limits'
import { signUpRequestsShape } from '../../../domain/site/site.schema'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { drainOutbox } from '../../outbox/outbox.service'
import { approveSignUp, declineSignUp, getSignUpRequests } from './sign-up-requests.service'

const params = z.object({ id: z.string().max(64) })

const waitingRoute = defineRoute({
  method: 'get',
  path: '/api/site/sign-up-requests',
  access: 'admin',
  responses: { 200: toJsonContent(signUpRequestsShape, 'People who wait to join, oldest first') },
})

const approveRoute = defineRoute({
  method: 'post',
  path: '/api/site/sign-up-requests/{id}/approve',
  access: 'admin',
  rate: { ...SITE_CHANGES, by: 'person' },
  request: { params },
  responses: { 204: { description: 'The account exists; audited' } },
})

const declineRoute = defineRoute({
  method: 'delete',
  path: '/api/site/sign-up-requests/{id}',
  access: 'admin',
  rate: { ...SITE_CHANGES, by: 'person' },
  request: { params },
  responses: { 204: { description: 'The request is deleted; audited' } },
})

export const signUpRequestsRoutes = createRouter()
  .handle(waitingRoute, ({ deps }) => getSignUpRequests(deps))
  .handle(approveRoute, async ({ deps, user, params }) => {
    await approveSignUp(deps, user, params.id)
    deps.waitUntil(drainOutbox(deps))
  })
  .handle(declineRoute, async ({ deps, user, params }) => {
    await declineSignUp(deps, user, params.id)
    deps.waitUntil(drainOutbox(deps))
  })
