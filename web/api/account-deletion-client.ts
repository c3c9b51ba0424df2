/** Typed client of account deletion; types only from `worker/`. */
import { hc } from 'hono/client'
import type { AccountDeletionApp } from '../../worker/app'
import { request } from './client'

/** Deleting a large account takes a while. */
const TIMEOUT_MS = 90_000

export const accountDeletionApi = hc<AccountDeletionApp>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    request(input, { ...init, patienceMs: TIMEOUT_MS }),
})
