/** Sign-up, sign-in, sign-out and the session query. */

import type { z } from '@hono/zod-openapi'
import { SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../domain/auth/auth.limits'
import { validateSignIn } from '../../domain/auth/sign-in'
import { appError } from '../../domain/errors/errors'
import { isEmail, normalizeEmail } from '../../domain/people/people'
import {
  resendShape,
  sessionShape,
  signedUpShape,
  signInShape,
  signUpShape,
  verificationShape,
  verifyShape,
} from '../../domain/people/people.schema'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { assertRateLimit } from '../gate/rate-limit'
import { clearGrants } from '../http/cookies'
import { ok, okShape } from '../http/ok'
import { getUserAgent } from '../http/user-agent'
import { drainOutbox } from '../outbox/outbox.service'
import { ensureProfile, toMe } from '../people/people.service'
import { clearSessionCookie, findSessionUser, renewSession, saveLanguage } from '../sessions/session'
import { endSession, startSession } from '../sessions/start-session'
import { findTrustedDeviceId } from '../sessions/trusted-device'
import { openPasswordSession } from './password/password-sign-in'
import { listSignInMethods } from './sign-in-methods'
import { getAdmission } from './sign-up/admission.service'
import { assertValidSignUp, sendSignUpEmailAgain, signUp, verifySignUp } from './sign-up/sign-up.service'
import { clearSignUpCookie, getSignUpId, setSignUpCookie } from './sign-up/sign-up-cookie'
import { clearSignUpInvitationCookie, findSignUpInvitationHash } from './sign-up/sign-up-invitation-cookie'

const RESEND_TRIES = { count: 3, seconds: 3600 }

const MAILBOX = '/api/dev/outbox'

const body = <S extends z.ZodType>(schema: S) =>
  ({ body: { ...toJsonContent(schema), required: true } }) as const

const sessionRoute = defineRoute({
  method: 'get',
  path: '/api/session',
  access: 'public',
  responses: { 200: toJsonContent(sessionShape, 'The signed-in user, and the available sign-in methods') },
})

const signUpRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-up',
  access: 'public',
  puzzle: true,
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: body(signUpShape),
  responses: {
    200: toJsonContent(signedUpShape, 'An email is sent, whether or not the address has an account'),
  },
})

const resendRoute = defineRoute({
  method: 'post',
  path: '/api/auth/resend',
  access: 'public',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: body(resendShape),
  responses: { 200: toJsonContent(okShape, 'The email is sent again, if the sign-up is still pending') },
})

const verifyRoute = defineRoute({
  method: 'post',
  path: '/api/auth/verify',
  access: 'public',
  rate: { count: 20, seconds: 60, by: 'address' },
  request: body(verifyShape),
  responses: { 200: toJsonContent(verificationShape, 'Signed in, or a password has to be chosen first') },
})

const signInRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in',
  access: 'public',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: body(signInShape),
  responses: { 200: toJsonContent(okShape, 'Signed in; the session is in the cookie') },
})

const signOutRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'public',
  responses: { 200: toJsonContent(okShape, 'Signed out; the session is ended') },
})

export const authRoutes = createRouter()
  .openapi(sessionRoute, async (c) => {
    const viewer = await findSessionUser(c)
    if (viewer) {
      await renewSession(c, viewer)
      saveLanguage(c, viewer)
    }
    const mailbox = c.env.ENVIRONMENT === 'production' ? null : MAILBOX
    const user = viewer && toMe(viewer)
    c.header('cache-control', 'no-store')
    return c.json(
      { user, now: getDeps(c).clock.now(), signIn: { methods: listSignInMethods(c.env), mailbox } },
      200,
    )
  })
  .openapi(signUpRoute, async (c) => {
    const input = c.req.valid('json')
    await assertValidSignUp(getDeps(c), input)
    await countTry(c, `sign-up|${normalizeEmail(input.email)}`, SIGN_UP_TRIES.perAccount)
    const invitationHash = await findSignUpInvitationHash(c)
    await getAdmission(getDeps(c), invitationHash)
    const result = await signUp(getDeps(c), input, invitationHash)
    setSignUpCookie(c, result.signUpId)
    sendEmailsLater(c)
    return c.json(result, 200)
  })
  .openapi(resendRoute, async (c) => {
    const { signUpId } = c.req.valid('json')
    await countTry(c, `resend|${signUpId}`, RESEND_TRIES)
    await sendSignUpEmailAgain(getDeps(c), signUpId)
    sendEmailsLater(c)
    return c.json(ok, 200)
  })
  .openapi(verifyRoute, async (c) => {
    // Does not change the account of a signed-in user by itself.
    const signUpId = (await findSessionUser(c)) ? null : getSignUpId(c)
    const invitationHash = await findSignUpInvitationHash(c)
    const browser = { signUpId, invitationHash, agent: getUserAgent(c) }
    const { session, ...result } = await verifySignUp(getDeps(c), c.req.valid('json'), browser)
    if (session !== null) {
      await startSession(c, session)
    }
    if (result.status !== 'password') {
      clearSignUpCookie(c)
      clearSignUpInvitationCookie(c)
      sendEmailsLater(c)
    }
    return c.json(result, 200)
  })
  .openapi(signInRoute, async (c) => {
    const input = c.req.valid('json')
    const problem = validateSignIn(input)
    if (problem) throw problem
    const email = normalizeEmail(input.email)
    // Invalid addresses have no account; valid ones are rate limited before anything is hashed.
    if (!isEmail(email)) throw appError('auth.bad_credentials', {}, 'password')
    const deviceId = await findTrustedDeviceId(c, email)
    await countTry(c, `sign-in|${email}${deviceId ? `|${deviceId}` : ''}`, SIGN_IN_TRIES.perAccount)
    // An attacker who once had the password could have trusted many devices, to guess the next password from: trusted
    // devices share one limit.
    if (deviceId) await countTry(c, `sign-in-known|${email}`, SIGN_IN_TRIES.inKnownBrowsers)
    const credentials = { email, password: input.password, agent: getUserAgent(c) }
    const opened = await openPasswordSession(getDeps(c), credentials)
    await ensureProfile(getDeps(c), opened.user)
    await startSession(c, opened.token)
    return c.json(ok, 200)
  })
  .openapi(signOutRoute, async (c) => {
    const viewer = await findSessionUser(c)
    if (viewer) await endSession(c, viewer)
    clearSessionCookie(c)
    clearGrants(c)
    return c.json(ok, 200)
  })

async function countTry(c: AppContext, key: string, rate: { count: number; seconds: number }) {
  await assertRateLimit(getDeps(c), key, rate)
}

function sendEmailsLater(c: AppContext): void {
  const deps = getDeps(c)
  deps.waitUntil(drainOutbox(deps))
}
