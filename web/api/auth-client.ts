/**
 * The typed clients of signing in: `hc` over the one door, with types only from `worker/`. It weighs something, so what
 * the first view needs is asked for by `ask` itself.
 */
import { hc } from 'hono/client'
import type { AuthApp, GoogleApp, OwnPhoneApp, PhoneApp, ResetApp } from '../../worker/app'
import { ask } from './client'

export const authApi = hc<AuthApp>('/', { fetch: ask })
export const phoneApi = hc<PhoneApp>('/', { fetch: ask })
export const ownPhoneApi = hc<OwnPhoneApp>('/', { fetch: ask })
export const googleApi = hc<GoogleApp>('/', { fetch: ask })
export const resetApi = hc<ResetApp>('/', { fetch: ask })
