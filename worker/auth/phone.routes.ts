/** Phone sign-in, and completing a pending sign-up. */

import { CODE_TRIES, JOIN_TRIES, SIGN_UP_TRIES } from '../../domain/limits'
import {
  arrivalShape,
  codeAskedShape,
  codeGivenShape,
  codeSentShape,
  codeTakenShape,
  joinShape,
} from '../../domain/people.schema'
import { tools } from '../context'
import { countryOf } from '../http/country'
import { addressOf } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { getUserAgent } from '../http/user-agent'
import { arrivalToken, dropArrivalToken, keepArrivalToken } from './arrival-cookie'
import { arrivalOf, joinAs } from './arrivals.service'
import { done, doneShape } from './done'
import { enter } from './enter'
import { knownBrowser, rememberBrowser } from './known-browser'
import { sendCode, takeCode } from './phone.service'

const askRoute = declare({
  method: 'post',
  path: '/api/auth/phone/code',
  access: 'anyone',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: { body: { ...json(codeAskedShape), required: true } },
  responses: { 200: json(codeSentShape, 'A code was sent, whether or not the number has an account') },
})

const takeRoute = declare({
  method: 'post',
  path: '/api/auth/phone/verify',
  access: 'anyone',
  rate: { count: 4 * CODE_TRIES, seconds: 60, by: 'address' },
  request: { body: { ...json(codeGivenShape), required: true } },
  responses: { 200: json(codeTakenShape, 'Signed in, or verified with a pending sign-up') },
})

const arrivalRoute = declare({
  method: 'get',
  path: '/api/auth/arrival',
  access: 'anyone',
  responses: { 200: json(arrivalShape, 'The pending sign-up of this browser') },
})

const joinRoute = declare({
  method: 'post',
  path: '/api/auth/join',
  access: 'anyone',
  rate: { ...JOIN_TRIES, by: 'address' },
  request: { body: { ...json(joinShape), required: true } },
  responses: { 200: json(doneShape, 'The account is created and signed in') },
})

export const phoneRoutes = subApp()
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
  .openapi(takeRoute, async (c) => {
    const came = await takeCode(tools(c), c.req.valid('json'), getUserAgent(c))
    if (came.is === 'member') {
      await enter(c, came.session)
      if (came.phone !== null) await rememberBrowser(c, came.phone)
    } else keepArrivalToken(c, came.arrival)
    return c.json({ is: came.is }, 200)
  })
  .openapi(arrivalRoute, async (c) => c.json({ arrival: await arrivalOf(tools(c), arrivalToken(c)) }, 200))
  .openapi(joinRoute, async (c) => {
    const { session, phone } = await joinAs(tools(c), arrivalToken(c), c.req.valid('json'), getUserAgent(c))
    await enter(c, session)
    if (phone !== null) await rememberBrowser(c, phone)
    dropArrivalToken(c)
    return c.json(done, 200)
  })

export type PhoneApp = typeof phoneRoutes
