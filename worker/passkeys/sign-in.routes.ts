/** Passkey sign-in. */
import { PASSKEY_TRIES } from '../../domain/limits'
import { passkeyOptionsShape, usedPasskeyShape } from '../../domain/passkeys.schema'
import { done, doneShape } from '../auth/done'
import { enter } from '../auth/enter'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { getUserAgent } from '../http/user-agent'
import { browserOf, markBrowser } from './browser-cookie'
import { optionsToSignIn, signInWith } from './sign-in.service'

const optionsRoute = declare({
  method: 'post',
  path: '/api/auth/passkey/options',
  access: 'anyone',
  rate: { ...PASSKEY_TRIES, by: 'address' },
  responses: { 200: json(passkeyOptionsShape, 'WebAuthn options for signing in, the same for all users') },
})

const signInRoute = declare({
  method: 'post',
  path: '/api/auth/passkey',
  access: 'anyone',
  rate: { ...PASSKEY_TRIES, by: 'address' },
  request: { body: { ...json(usedPasskeyShape), required: true } },
  responses: { 200: json(doneShape, 'Signed in; the session is in the cookie') },
})

export const passkeySignInRoutes = subApp()
  .openapi(optionsRoute, async (c) => c.json(await optionsToSignIn(tools(c), markBrowser(c)), 200))
  .openapi(signInRoute, async (c) => {
    await enter(
      c,
      await signInWith(tools(c), c.req.valid('json'), { browser: browserOf(c), agent: getUserAgent(c) }),
    )
    return c.json(done, 200)
  })

export type PasskeySignInApp = typeof passkeySignInRoutes
