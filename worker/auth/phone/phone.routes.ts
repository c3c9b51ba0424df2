/** Phone sign-in, and completing a pending sign-up. */

import { CODE_TRIES, SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import {
  codeResultShape,
  codeSentShape,
  completeSignUpShape,
  joinResultShape,
  pendingSignUpShape,
  requestCodeShape,
  signInCodeShape,
} from '../../../domain/people/people.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { getClientAddress } from '../../gate/rate-limit'
import { clearCookie, readCookie, writeCookie } from '../../http/cookies'
import { getCountry } from '../../http/country'
import { getUserAgent } from '../../http/user-agent'
import { drainOutbox } from '../../outbox/outbox.service'
import { startSession } from '../../sessions/start-session'
import { completeSignUp, getPendingSignUp } from '../sign-up/pending-sign-ups.service'
import { findSignUpInvitationHash } from '../sign-up/sign-up-invitation-cookie'
import { signInWithCode } from './phone.service'
import { requestCode } from './request-code'

const JOIN_TRIES = { count: 20, seconds: 60 }

const askRoute = defineRoute({
  method: 'post',
  path: '/api/auth/phone/code',
  access: 'public',
  puzzle: true,
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: { body: toJsonBody(requestCodeShape) },
  responses: {
    200: toJsonContent(codeSentShape, 'A code was sent, whether or not the number has an account'),
  },
})

const takeRoute = defineRoute({
  method: 'post',
  path: '/api/auth/phone/verify',
  access: 'public',
  rate: { count: 4 * CODE_TRIES, seconds: 60, by: 'address' },
  request: { body: toJsonBody(signInCodeShape) },
  responses: {
    200: toJsonContent(
      codeResultShape,
      'Signed in, verified with a pending sign-up, or another code is on its way',
    ),
  },
})

const pendingSignUpRoute = defineRoute({
  method: 'get',
  path: '/api/auth/pending-sign-up',
  access: 'public',
  responses: { 200: toJsonContent(pendingSignUpShape, 'The pending sign-up of this browser') },
})

const joinRoute = defineRoute({
  method: 'post',
  path: '/api/auth/join',
  access: 'public',
  rate: { ...JOIN_TRIES, by: 'address' },
  request: { body: toJsonBody(completeSignUpShape) },
  responses: {
    200: toJsonContent(joinResultShape, 'The account is created and signed in, or waits for an admin'),
  },
})

export const phoneRoutes = createRouter()
  .handle(askRoute, ({ body, c }) => requestCode(c, body.phone, null))
  .handle(takeRoute, async ({ deps, body, c }) => {
    const input = { ...body, country: getCountry(c), address: getClientAddress(c) }
    const result = await signInWithCode(deps, input, {
      agent: getUserAgent(c),
      invitationHash: await findSignUpInvitationHash(c),
    })
    if (result.status === 'member') await startSession(c, result.session)
    else if (result.status === 'new') writeCookie(c, 'pendingSignUp', result.pendingToken)
    return result.status === 'sent' ? result : { status: result.status }
  })
  .handle(pendingSignUpRoute, async ({ deps, c }) => ({
    pendingSignUp: await getPendingSignUp(deps, readCookie(c, 'pendingSignUp')),
  }))
  .handle(joinRoute, async ({ deps, body, c }) => {
    const { session } = await completeSignUp(
      deps,
      {
        token: readCookie(c, 'pendingSignUp'),
        invitationHash: await findSignUpInvitationHash(c),
        agent: getUserAgent(c),
      },
      body,
    )
    if (session !== null) await startSession(c, session)
    clearCookie(c, 'pendingSignUp')
    clearCookie(c, 'signUpInvitation')
    deps.waitUntil(drainOutbox(deps))
    return { status: session === null ? ('waiting' as const) : ('signed-in' as const) }
  })
