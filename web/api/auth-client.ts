/**
 * Typed `hc` clients for signing in, over `request`; types only from `worker/`. `hc` adds to the bundle, so the first
 * view uses `request` directly.
 */
import { hc } from 'hono/client'
import type { AuthApp, GoogleApp, OwnPhoneApp, PhoneApp, ResetApp } from '../../worker/app'
import { ask } from './client'

export const authApi = hc<AuthApp>('/', { fetch: ask })
export const phoneApi = hc<PhoneApp>('/', { fetch: ask })
export const ownPhoneApi = hc<OwnPhoneApp>('/', { fetch: ask })
export const googleApi = hc<GoogleApp>('/', { fetch: ask })
export const resetApi = hc<ResetApp>('/', { fetch: ask })
