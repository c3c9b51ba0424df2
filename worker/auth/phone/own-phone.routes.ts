/** Adding, changing and removing the own phone number. */

import { CODE_TRIES, SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import type { LiveEvent } from '../../../domain/live/live'
import { codeSentShape, requestCodeShape, submitCodeShape } from '../../../domain/people/people.schema'
import type { AppDeps } from '../../context'
import { announceLater } from '../../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
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
  request: { body: toJsonBody(requestCodeShape) },
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
  request: { body: toJsonBody(submitCodeShape) },
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
  .handle(askRoute, ({ user, body, c }) => requestCode(c, body.phone, user.id))
  .handle(setRoute, async ({ deps, user, body, c }) => {
    const input = { ...body, agent: getUserAgent(c) }
    const { phone, events } = await setPhone(deps, user, input)
    await trustDevice(c, [phone])
    dispatchChange(deps, events)
  })
  .handle(enableRoute, async ({ deps, user }) => dispatchChange(deps, await turnOnPhone(deps, user)))
  .handle(removeRoute, async ({ deps, user, c }) =>
    dispatchChange(deps, await removePhone(deps, user, getUserAgent(c))),
  )

function dispatchChange(deps: AppDeps, events: readonly LiveEvent[]): void {
  announceLater(deps, events)
  deps.waitUntil(drainOutbox(deps))
}
