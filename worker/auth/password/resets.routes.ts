/** Forgotten passwords and their reset. */
import { SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import { normalizeEmail } from '../../../domain/people/people'
import {
  forgotPasswordShape,
  passwordResetShape,
  resetPasswordShape,
} from '../../../domain/people/people.schema'
import { getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { assertRateLimit } from '../../gate/rate-limit'
import { ok, okShape } from '../../http/ok'
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
  request: { body: { ...toJsonContent(forgotPasswordShape), required: true } },
  responses: { 200: toJsonContent(okShape, 'An email is sent, if the address has an account') },
})

const resetRoute = defineRoute({
  method: 'post',
  path: '/api/auth/reset',
  access: 'public',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: { body: { ...toJsonContent(resetPasswordShape), required: true } },
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
  request: { body: { ...toJsonContent(forgotPasswordShape), required: true } },
  responses: { 200: toJsonContent(okShape, 'An email is sent, whether or not the address has an account') },
})

export const resetRoutes = createRouter()
  .openapi(forgotRoute, async (c) => {
    const deps = getDeps(c)
    const { email } = c.req.valid('json')
    await assertRateLimit(deps, `forgot|${normalizeEmail(email)}`, RESET_TRIES)
    await requestReset(deps, email)
    deps.waitUntil(drainOutbox(deps))
    return c.json(ok, 200)
  })
  .openapi(addressRoute, async (c) => {
    const deps = getDeps(c)
    const person = await requireUser(c)
    const { email } = c.req.valid('json')
    await assertRateLimit(deps, `forgot|${normalizeEmail(email)}`, RESET_TRIES)
    await requestFirstAddress(deps, person, email)
    deps.waitUntil(drainOutbox(deps))
    return c.json(ok, 200)
  })
  .openapi(resetRoute, async (c) => {
    const deps = getDeps(c)
    const { email, userId, ended } = await resetPassword(deps, c.req.valid('json'), await findSessionUser(c))
    for (const sessionId of ended) deps.waitUntil(deps.live.closeSockets(userId, sessionId))
    deps.waitUntil(drainOutbox(deps))
    return c.json({ email }, 200)
  })
