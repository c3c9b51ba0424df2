/** Adding, changing and removing the own phone number. */

import { CODE_TRIES, SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import type { LiveEvent } from '../../../domain/live/live'
import { codeSentShape, requestCodeShape, submitCodeShape } from '../../../domain/people/people.schema'
import { type AppContext, getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
import { getUserAgent } from '../../http/user-agent'
import { drainOutbox } from '../../outbox/outbox.service'
import { trustDevice } from '../../sessions/trusted-device'
import { removePhone, setPhone, turnOnPhone } from './own-phone.service'
import { requestCode } from './request-code'

const askRoute = defineRoute({
  method: 'post',
  path: '/api/me/phone/code',
  access: 'member',
  freshSignIn: true,
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  request: { body: { ...toJsonContent(requestCodeShape), required: true } },
  responses: {
    200: toJsonContent(codeSentShape, 'A code was sent, whether or not another account has the number'),
  },
})

const setRoute = defineRoute({
  method: 'put',
  path: '/api/me/phone',
  access: 'member',
  freshSignIn: true,
  rate: { count: 4 * CODE_TRIES, seconds: 60, by: 'person' },
  request: { body: { ...toJsonContent(submitCodeShape), required: true } },
  responses: { 200: toJsonContent(okShape, 'The number is set; messages sent to it belong to the user') },
})

const enableRoute = defineRoute({
  method: 'post',
  path: '/api/me/phone/enable',
  access: 'member',
  freshSignIn: true,
  responses: { 200: toJsonContent(okShape, 'The number signs in again') },
})

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/me/phone',
  access: 'member',
  responses: { 200: toJsonContent(okShape, 'The number is removed') },
})

export const ownPhoneRoutes = createRouter()
  .openapi(askRoute, async (c) => {
    const { id } = await requireUser(c)
    return c.json(await requestCode(c, c.req.valid('json').phone, id), 200)
  })
  .openapi(setRoute, async (c) => {
    const input = { ...c.req.valid('json'), agent: getUserAgent(c) }
    const { phone, events } = await setPhone(getDeps(c), await requireUser(c), input)
    await trustDevice(c, [phone])
    return c.json(dispatchChange(c, events), 200)
  })
  .openapi(enableRoute, async (c) =>
    c.json(dispatchChange(c, await turnOnPhone(getDeps(c), await requireUser(c))), 200),
  )
  .openapi(removeRoute, async (c) =>
    c.json(dispatchChange(c, await removePhone(getDeps(c), await requireUser(c), getUserAgent(c))), 200),
  )

function dispatchChange(c: AppContext, events: readonly LiveEvent[]) {
  const deps = getDeps(c)
  deps.waitUntil(deps.live.announce(events))
  deps.waitUntil(drainOutbox(deps))
  return ok
}
