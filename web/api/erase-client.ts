/** Typed client of account deletion; types only from `worker/`. */
import { hc } from 'hono/client'
import type { EraseApp } from '../../worker/app'
import { ask } from './client'

/** Deleting a large account takes a while. */
const PATIENCE_MS = 90_000

export const eraseApi = hc<EraseApp>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => ask(input, { ...init, patienceMs: PATIENCE_MS }),
})
