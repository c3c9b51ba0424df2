/** Adding, changing and removing the own phone number. */
import { CODE_TRIES, SIGN_UP_TRIES } from '../../domain/limits'
import { codeAskedShape, codeGivenShape, codeSentShape } from '../../domain/people.schema'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { countryOf } from '../http/country'
import { addressOf } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { getUserAgent } from '../http/user-agent'
import { drainOutbox } from '../outbox/outbox.service'
import { done, doneShape } from './done'
import { knownBrowser } from './known-browser'
import { removePhone, setPhone } from './own-phone.service'
import { sendCode } from './phone.service'

const askRoute = declare({
  method: 'post',
  path: '/api/me/phone/code',
  access: 'member',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  request: { body: { ...json(codeAskedShape), required: true } },
  responses: { 200: json(codeSentShape, 'A code was sent, whether or not another account has the number') },
})

const setRoute = declare({
  method: 'put',
  path: '/api/me/phone',
  access: 'member',
  rate: { count: 4 * CODE_TRIES, seconds: 60, by: 'person' },
  request: { body: { ...json(codeGivenShape), required: true } },
  responses: { 200: json(doneShape, 'The number is set; messages sent to it belong to the user') },
})

const removeRoute = declare({
  method: 'delete',
  path: '/api/me/phone',
  access: 'member',
  responses: { 200: json(doneShape, 'The number is removed') },
})

export const ownPhoneRoutes = subApp()
  .openapi(askRoute, async (c) => {
    const { phone } = c.req.valid('json')
    const sent = await sendCode(tools(c), {
      phone,
      country: countryOf(c),
      address: addressOf(c),
      findKnownBrowser: (number) => knownBrowser(c, number),
    })
    return c.json(sent, 200)
  })
  .openapi(setRoute, async (c) => {
    const given = { ...c.req.valid('json'), agent: getUserAgent(c) }
    return c.json(tell(c, await setPhone(tools(c), await member(c), given)), 200)
  })
  .openapi(removeRoute, async (c) =>
    c.json(tell(c, await removePhone(tools(c), await member(c), getUserAgent(c))), 200),
  )

export type OwnPhoneApp = typeof ownPhoneRoutes

function tell(c: AppContext, events: Awaited<ReturnType<typeof setPhone>>) {
  const kit = tools(c)
  kit.later(kit.live.announce(events))
  kit.later(drainOutbox(kit))
  return done
}
