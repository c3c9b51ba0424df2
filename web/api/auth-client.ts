/**
 * Typed `hc` clients for signing in, over `request`; types only from `worker/`. `hc` adds to the bundle, so the first
 * view uses `request` directly.
 */
import { hc } from 'hono/client'
import type { AuthApp, GoogleApp, OwnPhoneApp, PhoneApp, ResetApp } from '../../worker/app'
import { request } from './client'

export const authApi = hc<AuthApp>('/', { fetch: request })
export const phoneApi = hc<PhoneApp>('/', { fetch: request })
export const ownPhoneApi = hc<OwnPhoneApp>('/', { fetch: request })
export const googleApi = hc<GoogleApp>('/', { fetch: request })
export const resetApi = hc<ResetApp>('/', { fetch: request })
