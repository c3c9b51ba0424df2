/**
 * Google sign-in redirects. Nothing returned by Google is shown or followed: the return URL comes from this browser's
 * cookie.
 */

import { type SignInOutcome, toReturnPath, withSignInOutcome } from '../../../domain/auth/return-url'
import { AppError } from '../../../domain/errors/app-error'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { appError } from '../../../domain/errors/errors'
import { oauthRedirectShape, oauthStartShape } from '../../../domain/people/people.schema'
import { type AppContext, getDeps } from '../../context'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { writeCookie } from '../../http/cookies'
import { getUserAgent } from '../../http/user-agent'
import { startSession } from '../../sessions/start-session'
import { formatError } from '../../tools/format-error'
import { findSignUpInvitationHash } from '../sign-up/sign-up-invitation-cookie'
import { signInWithGoogle } from './google.service'
import { type SavedOauthState, saveOauthState, takeOauthState } from './oauth-state-cookie'

const GOOGLE_TRIES = { count: 20, seconds: 60 }

const CALLBACK = '/auth/callback'

/** Refusals that are no failures: the site admits nobody, or nobody without an invitation. */
const REFUSALS: Partial<Record<ErrorCode, SignInOutcome>> = {
  'auth.sign_up_closed': 'refused',
  'auth.sign_up_invitation': 'refused',
  'auth.sign_up_invitation_invalid': 'refused',
}

const startRoute = defineRoute({
  method: 'post',
  path: '/api/auth/google',
  access: 'public',
  rate: { ...GOOGLE_TRIES, by: 'address' },
  request: { body: toJsonBody(oauthStartShape) },
  responses: { 200: toJsonContent(oauthRedirectShape, 'Where to continue') },
})

const callbackRoute = defineRoute({
  method: 'get',
  path: CALLBACK,
  access: 'public',
  rate: { ...GOOGLE_TRIES, by: 'address' },
  responses: { 303: { description: 'Back to the previous page' } },
})

export const googleRoutes = createRouter()
  .handle(startRoute, async ({ deps, body, c }) => {
    const { google, env } = deps
    if (!google) throw appError('auth.google_failed')
    const started = await google.start(`${env.ORIGIN}${CALLBACK}`).catch((error: unknown) => {
      throw appError('auth.google_failed', {}, undefined, error)
    })
    await saveOauthState(c, {
      ...started.oauthState,
      back: toReturnPath(body.returnPath, env.ORIGIN),
    })
    return { url: started.url }
  })
  .handle(callbackRoute, async ({ c }) => {
    const saved = await takeOauthState(c)
    const ending = saved ? await finishSignIn(c, saved) : 'failed'
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(withSignInOutcome(saved?.back ?? '/', c.env.ORIGIN, ending), 303)
  })

async function finishSignIn(
  c: AppContext,
  { back: _, ...oauthState }: SavedOauthState,
): Promise<SignInOutcome> {
  const deps = getDeps(c)
  const { searchParams: params } = new URL(c.req.url)
  // The user cancelled: not an error. Without this browser's state the response reveals nothing.
  if (params.get('error') === 'access_denied') return 'cancelled'
  try {
    if (!deps.google) return 'failed'
    const callbackUrl = `${deps.env.ORIGIN}${CALLBACK}`
    const person = await deps.google.finish({ params, callbackUrl, oauthState })
    const result = await signInWithGoogle(deps, person, {
      agent: getUserAgent(c),
      invitationHash: await findSignUpInvitationHash(c),
    })
    if (result.status === 'waiting') return 'waiting'
    if (result.status === 'member') await startSession(c, result.session)
    else writeCookie(c, 'pendingSignUp', result.pendingToken)
    return result.status === 'member' ? 'done' : 'join'
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (refusal) return refusal
    console.error(JSON.stringify({ requestId: c.get('requestId'), google: formatError(error) }))
    return 'failed'
  }
}
