/** Sign-up, sign-in, sign-out and the session query. */

import { SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../domain/auth/auth.limits'
import { validateSignIn } from '../../domain/auth/sign-in'
import { appError } from '../../domain/errors/errors'
import { isEmail, normalizeEmail } from '../../domain/people/email'
import {
  resendShape,
  sessionShape,
  signedUpShape,
  signInShape,
  signUpShape,
  verificationShape,
  verifyShape,
} from '../../domain/people/people.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { assertRateLimit } from '../gate/rate-limit'
import { clearCookie, clearGrants, readCookie, writeCookie } from '../http/cookies'
import { okShape } from '../http/ok'
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
import { findSignUpInvitationHash } from './sign-up/sign-up-invitation-cookie'

const RESEND_TRIES = { count: 3, seconds: 3600 }

const MAILBOX = '/api/dev/outbox'

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
  request: { body: toJsonBody(signUpShape) },
  responses: {
    200: toJsonContent(signedUpShape, 'An email is sent, whether or not the address has an account'),
  },
})

const resendRoute = defineRoute({
  method: 'post',
  path: '/api/auth/resend',
  access: 'public',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: { body: toJsonBody(resendShape) },
  responses: { 200: toJsonContent(okShape, 'The email is sent again, if the sign-up is still pending') },
})

const verifyRoute = defineRoute({
  method: 'post',
  path: '/api/auth/verify',
  access: 'public',
  rate: { count: 20, seconds: 60, by: 'address' },
  request: { body: toJsonBody(verifyShape) },
  responses: { 200: toJsonContent(verificationShape, 'Signed in, or a password has to be chosen first') },
})

const signInRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in',
  access: 'public',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: { body: toJsonBody(signInShape) },
  responses: { 200: toJsonContent(okShape, 'Signed in; the session is in the cookie') },
})

const signOutRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'public',
  responses: { 200: toJsonContent(okShape, 'Signed out; the session is ended') },
})

export const authRoutes = createRouter()
  .handle(sessionRoute, async ({ deps, c }) => {
    const viewer = await findSessionUser(c)
    if (viewer) {
      await renewSession(c, viewer)
      saveLanguage(c, viewer)
    }
    const mailbox = c.env.ENVIRONMENT === 'production' ? null : MAILBOX
    c.header('cache-control', 'no-store')
    return {
      user: viewer && toMe(viewer),
      now: deps.clock.now(),
      signIn: { methods: listSignInMethods(c.env), mailbox },
    }
  })
  .handle(signUpRoute, async ({ deps, body, c }) => {
    await assertValidSignUp(deps, body)
    await assertRateLimit(deps, `sign-up|${normalizeEmail(body.email)}`, SIGN_UP_TRIES.perAccount)
    const invitationHash = await findSignUpInvitationHash(c)
    await getAdmission(deps, invitationHash)
    const result = await signUp(deps, body, invitationHash)
    writeCookie(c, 'signUp', result.signUpId)
    deps.waitUntil(drainOutbox(deps))
    return result
  })
  .handle(resendRoute, async ({ deps, body }) => {
    await assertRateLimit(deps, `resend|${body.signUpId}`, RESEND_TRIES)
    await sendSignUpEmailAgain(deps, body.signUpId)
    deps.waitUntil(drainOutbox(deps))
  })
  .handle(verifyRoute, async ({ deps, body, c }) => {
    // Does not change the account of a signed-in user by itself.
    const signUpId = (await findSessionUser(c)) ? null : readCookie(c, 'signUp')
    const invitationHash = await findSignUpInvitationHash(c)
    const browser = { signUpId, invitationHash, agent: getUserAgent(c) }
    const { session, ...result } = await verifySignUp(deps, body, browser)
    if (session !== null) await startSession(c, session)
    if (result.status !== 'password') {
      clearCookie(c, 'signUp')
      clearCookie(c, 'signUpInvitation')
      deps.waitUntil(drainOutbox(deps))
    }
    return result
  })
  .handle(signInRoute, async ({ deps, body, c }) => {
    const problem = validateSignIn(body)
    if (problem) throw problem
    const email = normalizeEmail(body.email)
    // Invalid addresses have no account; valid ones are rate limited before anything is hashed.
    if (!isEmail(email)) throw appError('auth.bad_credentials', {}, 'password')
    const deviceId = await findTrustedDeviceId(c, email)
    await assertRateLimit(deps, `sign-in|${email}${deviceId ? `|${deviceId}` : ''}`, SIGN_IN_TRIES.perAccount)
    // An attacker who once had the password could have trusted many devices, to guess the next password from: trusted
    // devices share one limit.
    if (deviceId) await assertRateLimit(deps, `sign-in-known|${email}`, SIGN_IN_TRIES.inKnownBrowsers)
    const credentials = { email, password: body.password, agent: getUserAgent(c) }
    const opened = await openPasswordSession(deps, credentials)
    await ensureProfile(deps, opened.user)
    await startSession(c, opened.token)
  })
  .handle(signOutRoute, async ({ c }) => {
    const viewer = await findSessionUser(c)
    if (viewer) await endSession(c, viewer)
    clearSessionCookie(c)
    clearGrants(c)
  })
