/** Passkey sign-in. */

import { PASSKEY_TRIES } from '../../../domain/auth/auth.limits'
import { passkeyAssertionShape, passkeyOptionsShape } from '../../../domain/auth/passkeys.schema'
import { getDeps } from '../../context'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
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
  request: { body: { ...toJsonContent(passkeyAssertionShape), required: true } },
  responses: { 200: toJsonContent(okShape, 'Signed in; the session is in the cookie') },
})

export const passkeySignInRoutes = createRouter()
  .openapi(optionsRoute, async (c) => c.json(await getSignInOptions(getDeps(c), ensureBrowserToken(c)), 200))
  .openapi(signInRoute, async (c) => {
    await startSession(
      c,
      await signInWithPasskey(getDeps(c), c.req.valid('json'), {
        browser: getBrowserToken(c),
        agent: getUserAgent(c),
      }),
    )
    return c.json(ok, 200)
  })
