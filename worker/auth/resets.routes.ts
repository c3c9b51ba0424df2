/** Forgotten passwords and their reset. */
import { fail } from '../../domain/errors'
import { RESET_TRIES, SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../domain/limits'
import { normalEmail } from '../../domain/people'
import { forgotShape, resetShape, verifiedShape } from '../../domain/people.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { allow } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { drainOutbox } from '../outbox/outbox.service'
import { done, doneShape } from './done'
import { askForAddress, askForReset, reset } from './resets.service'
import { viewerOf } from './session'

const forgotRoute = declare({
  method: 'post',
  path: '/api/auth/forgot',
  access: 'anyone',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: { body: { ...json(forgotShape), required: true } },
  responses: { 200: json(doneShape, 'A mail is sent, if the address has an account') },
})

const resetRoute = declare({
  method: 'post',
  path: '/api/auth/reset',
  access: 'anyone',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: { body: { ...json(resetShape), required: true } },
  responses: { 200: json(verifiedShape, 'The password is set, and all sessions are ended') },
})

const addressRoute = declare({
  method: 'post',
  path: '/api/me/email',
  access: 'member',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  request: { body: { ...json(forgotShape), required: true } },
  responses: { 200: json(doneShape, 'A mail is sent, whether or not the address has an account') },
})

export const resetRoutes = subApp()
  .openapi(forgotRoute, async (c) => {
    const kit = tools(c)
    const { email } = c.req.valid('json')
    if (!(await allow(kit, `forgot|${normalEmail(email)}`, RESET_TRIES))) throw fail('request.rate_limited')
    await askForReset(kit, email)
    kit.later(drainOutbox(kit))
    return c.json(done, 200)
  })
  .openapi(addressRoute, async (c) => {
    const kit = tools(c)
    const person = await member(c)
    const { email } = c.req.valid('json')
    if (!(await allow(kit, `forgot|${normalEmail(email)}`, RESET_TRIES))) throw fail('request.rate_limited')
    await askForAddress(kit, person, email)
    kit.later(drainOutbox(kit))
    return c.json(done, 200)
  })
  .openapi(resetRoute, async (c) => {
    const kit = tools(c)
    const { email, userId, ended } = await reset(kit, c.req.valid('json'), await viewerOf(c))
    for (const sessionId of ended) kit.later(kit.live.hangUp(userId, sessionId))
    kit.later(drainOutbox(kit))
    return c.json({ email }, 200)
  })

export type ResetApp = typeof resetRoutes
