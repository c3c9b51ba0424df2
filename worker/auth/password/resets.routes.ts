/** Forgotten passwords and their reset. */
import { SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import { normalizeEmail } from '../../../domain/people/email'
import {
  forgotPasswordShape,
  passwordResetShape,
  resetPasswordShape,
} from '../../../domain/people/people.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { assertRateLimit } from '../../gate/rate-limit'
import { okShape } from '../../http/ok'
import { drainOutbox } from '../../outbox/outbox.service'
import { findSessionUser } from '../../sessions/session'
import { requestFirstAddress, requestReset, resetPassword } from './resets.service'

/** Password reset links requested. */
export const RESET_TRIES = { count: 3, seconds: 3600 }

const forgotRoute = defineRoute({
  method: 'post',
  path: '/api/auth/forgot',
  access: 'public',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: { body: toJsonBody(forgotPasswordShape) },
  responses: { 200: toJsonContent(okShape, 'An email is sent, if the address has an account') },
})

const resetRoute = defineRoute({
  method: 'post',
  path: '/api/auth/reset',
  access: 'public',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: { body: toJsonBody(resetPasswordShape) },
  responses: {
    200: toJsonContent(passwordResetShape, 'The password is set, and nobody is signed in any more'),
  },
})

const addressRoute = defineRoute({
  method: 'post',
  path: '/api/me/email',
  access: 'member',
  freshSignIn: true,
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  request: { body: toJsonBody(forgotPasswordShape) },
  responses: { 200: toJsonContent(okShape, 'An email is sent, whether or not the address has an account') },
})

export const resetRoutes = createRouter()
  .handle(forgotRoute, async ({ deps, body }) => {
    const { email } = body
    await assertRateLimit(deps, `forgot|${normalizeEmail(email)}`, RESET_TRIES)
    await requestReset(deps, email)
    deps.waitUntil(drainOutbox(deps))
  })
  .handle(addressRoute, async ({ deps, user, body }) => {
    const { email } = body
    await assertRateLimit(deps, `forgot|${normalizeEmail(email)}`, RESET_TRIES)
    await requestFirstAddress(deps, user, email)
    deps.waitUntil(drainOutbox(deps))
  })
  .handle(resetRoute, async ({ deps, body, c }) => {
    const { email, userId, ended } = await resetPassword(deps, body, await findSessionUser(c))
    for (const sessionId of ended) deps.waitUntil(deps.live.closeSockets(userId, sessionId))
    deps.waitUntil(drainOutbox(deps))
    return { email }
  })
