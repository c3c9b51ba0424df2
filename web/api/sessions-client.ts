/** Typed client of sessions; types only from `worker/`. */
import { hc } from 'hono/client'
import type { SessionsApp } from '../../worker/app'
import { request } from './client'

export const sessionsApi = hc<SessionsApp>('/', { fetch: request })
