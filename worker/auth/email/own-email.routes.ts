/** Whether emails reach the account's address. */
import { ownEmailStateShape } from '../../../domain/auth/own-email.schema'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
import { drainOutbox } from '../../outbox/outbox.service'
import { getOwnEmailState, retryOwnEmail } from './own-email.service'

const stateRoute = defineRoute({
  method: 'get',
  path: '/api/me/email',
  access: 'member',
  responses: { 200: toJsonContent(ownEmailStateShape, 'Whether emails reach the user’s address') },
})

const retryRoute = defineRoute({
  method: 'post',
  path: '/api/me/email/retry',
  access: 'member',
  responses: { 200: toJsonContent(okShape, 'An email is sent to the address, if it got none') },
})

export const ownEmailRoutes = createRouter()
  .handle(stateRoute, ({ deps, user }) => getOwnEmailState(deps, user))
  .handle(retryRoute, async ({ deps, user }) => {
    await retryOwnEmail(deps, user)
    deps.waitUntil(drainOutbox(deps))
  })
