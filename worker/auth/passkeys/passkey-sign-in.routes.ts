/** Passkey sign-in. */

import { PASSKEY_TRIES } from '../../../domain/auth/auth.limits'
import { passkeyAssertionShape, passkeyOptionsShape } from '../../../domain/auth/passkeys.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
import { getUserAgent } from '../../http/user-agent'
import { startSession } from '../../sessions/start-session'
import { ensureBrowserToken, getBrowserToken } from './browser-cookie'
import { getSignInOptions, signInWithPasskey } from './passkey-sign-in.service'

const optionsRoute = defineRoute({
  method: 'post',
  path: '/api/auth/passkey/options',
  access: 'public',
  rate: { ...PASSKEY_TRIES, by: 'address' },
  responses: {
    200: toJsonContent(passkeyOptionsShape, 'WebAuthn options for signing in, the same for all users'),
  },
})

const signInRoute = defineRoute({
  method: 'post',
  path: '/api/auth/passkey',
  access: 'public',
  rate: { ...PASSKEY_TRIES, by: 'address' },
  request: { body: toJsonBody(passkeyAssertionShape) },
  responses: { 200: toJsonContent(okShape, 'Signed in; the session is in the cookie') },
})

export const passkeySignInRoutes = createRouter()
  .handle(optionsRoute, ({ deps, c }) => getSignInOptions(deps, ensureBrowserToken(c)))
  .handle(signInRoute, async ({ deps, body, c }) => {
    const browser = { browser: getBrowserToken(c), agent: getUserAgent(c) }
    await startSession(c, await signInWithPasskey(deps, body, browser))
  })
