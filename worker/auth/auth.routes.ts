/** Sign-up, sign-in, sign-out and the session query. better-auth is loaded by the first sign-in, not before. */

import type { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { RESEND_TRIES, SIGN_IN_TRIES, SIGN_UP_TRIES } from '../../domain/limits'
import { isEmail, normalEmail } from '../../domain/people'
import {
  resendShape,
  sessionShape,
  signedUpShape,
  signInShape,
  signUpShape,
  verifiedShape,
  verifyShape,
} from '../../domain/people.schema'
import { signInProblem } from '../../domain/sign-in'
import { type AppContext, tools } from '../context'
import { allow } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { drainOutbox } from '../outbox/outbox.service'
import { ensureProfile, meOf } from '../people/people.service'
import { done, doneShape } from './done'
import { enter, leave } from './enter'
import { knownBrowser, rememberBrowser } from './known-browser'
import { clearSession, rollSession, viewerOf } from './session'
import { judgeSignUp, resend, signUp, verify } from './sign-up.service'
import { waysOf } from './ways'

const MAILBOX = '/api/dev/outbox'

const body = <S extends z.ZodType>(schema: S) => ({ body: { ...json(schema), required: true } }) as const

const sessionRoute = declare({
  method: 'get',
  path: '/api/session',
  access: 'anyone',
  responses: { 200: json(sessionShape, 'The signed-in user, and the available sign-in methods') },
})

const signUpRoute = declare({
  method: 'post',
  path: '/api/auth/sign-up',
  access: 'anyone',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: body(signUpShape),
  responses: { 200: json(signedUpShape, 'A mail is sent, whether or not the address has an account') },
})

const resendRoute = declare({
  method: 'post',
  path: '/api/auth/resend',
  access: 'anyone',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'address' },
  request: body(resendShape),
  responses: { 200: json(doneShape, 'The mail is sent again, if the sign-up is still pending') },
})

const verifyRoute = declare({
  method: 'post',
  path: '/api/auth/verify',
  access: 'anyone',
  rate: { count: 20, seconds: 60, by: 'address' },
  request: body(verifyShape),
  responses: { 200: json(verifiedShape, 'The address is verified; its owner may sign in') },
})

const signInRoute = declare({
  method: 'post',
  path: '/api/auth/sign-in',
  access: 'anyone',
  rate: { ...SIGN_IN_TRIES.perAddress, by: 'address' },
  request: body(signInShape),
  responses: { 200: json(doneShape, 'Signed in; the session is in the cookie') },
})

const signOutRoute = declare({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'anyone',
  responses: { 200: json(doneShape, 'Signed out; the session is ended') },
})

export const authRoutes = subApp()
  .openapi(sessionRoute, async (c) => {
    const viewer = await viewerOf(c)
    if (viewer) await rollSession(c, viewer)
    const mailbox = c.env.ENVIRONMENT === 'production' ? null : MAILBOX
    const user = viewer && meOf(viewer)
    c.header('cache-control', 'no-store')
    return c.json({ user, now: tools(c).clock.now(), signIn: { ways: waysOf(c.env), mailbox } }, 200)
  })
  .openapi(signUpRoute, async (c) => {
    const given = c.req.valid('json')
    await judgeSignUp(tools(c), given)
    await countTry(c, `sign-up|${normalEmail(given.email)}`, SIGN_UP_TRIES.perAccount)
    const answer = await signUp(tools(c), given)
    sendMailsLater(c)
    return c.json(answer, 200)
  })
  .openapi(resendRoute, async (c) => {
    const { signUpId } = c.req.valid('json')
    await countTry(c, `resend|${signUpId}`, RESEND_TRIES)
    await resend(tools(c), signUpId)
    sendMailsLater(c)
    return c.json(done, 200)
  })
  .openapi(verifyRoute, async (c) => c.json(await verify(tools(c), c.req.valid('json').token), 200))
  .openapi(signInRoute, async (c) => {
    const given = c.req.valid('json')
    const problem = signInProblem(given)
    if (problem) throw problem
    const email = normalEmail(given.email)
    // Invalid addresses have no account; valid ones are rate limited before anything is hashed.
    if (!isEmail(email)) throw fail('auth.bad_credentials', {}, 'password')
    const known = await knownBrowser(c, email)
    await countTry(c, `sign-in|${email}${known ? `|${known}` : ''}`, SIGN_IN_TRIES.perAccount)
    // An attacker who once had the password could have trusted many devices, to guess the next password from: trusted
    // devices share one limit.
    if (known) await countTry(c, `sign-in-known|${email}`, SIGN_IN_TRIES.inKnownBrowsers)
    const { openSession } = await import('./library')
    const opened = await openSession(tools(c), {
      email,
      password: given.password,
      headers: c.req.raw.headers,
    })
    await ensureProfile(tools(c), opened.user)
    await enter(c, opened.token)
    await rememberBrowser(c, email)
    return c.json(done, 200)
  })
  .openapi(signOutRoute, async (c) => {
    const viewer = await viewerOf(c)
    if (viewer) await leave(c, viewer)
    clearSession(c)
    return c.json(done, 200)
  })

export type AuthApp = typeof authRoutes

async function countTry(c: AppContext, key: string, rate: { count: number; seconds: number }) {
  if (!(await allow(tools(c), key, rate))) throw fail('request.rate_limited')
}

function sendMailsLater(c: AppContext): void {
  const kit = tools(c)
  kit.later(drainOutbox(kit))
}
