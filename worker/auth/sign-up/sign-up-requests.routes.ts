/** Requests to join, for admins. */
import { z } from '@hono/zod-openapi'
import { SITE_CHANGES } from '../../../domain/site/site.limits'
import { signUpRequestsShape } from '../../../domain/site/site.schema'
import { type AppContext, getDeps } from '../../context'
import { requireUser } from '../../gate/access'
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
  .openapi(waitingRoute, async (c) => c.json(await getSignUpRequests(getDeps(c)), 200))
  .openapi(approveRoute, async (c) => {
    await approveSignUp(getDeps(c), await requireUser(c), c.req.valid('param').id)
    sendMessagesLater(c)
    return c.body(null, 204)
  })
  .openapi(declineRoute, async (c) => {
    await declineSignUp(getDeps(c), await requireUser(c), c.req.valid('param').id)
    sendMessagesLater(c)
    return c.body(null, 204)
  })

function sendMessagesLater(c: AppContext): void {
  const deps = getDeps(c)
  deps.waitUntil(drainOutbox(deps))
}
