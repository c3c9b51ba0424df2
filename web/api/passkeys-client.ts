/** Typed clients of passkeys; types only from `worker/`. */
import { hc } from 'hono/client'
import type { PasskeySignInApp, PasskeysApp } from '../../worker/app'
import { request } from './client'

export const passkeysApi = hc<PasskeysApp>('/', { fetch: request })
export const passkeySignInApi = hc<PasskeySignInApp>('/', { fetch: request })
