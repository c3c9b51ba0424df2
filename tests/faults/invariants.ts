/** Checks the invariants of the Worker under test. */
import { env } from 'cloudflare:workers'
import { findViolations, type Stores } from '../support/invariants'
import { call } from '../support/world'

/** Heads read before: objects are immutable. */
const known = new Map<string, Awaited<ReturnType<Stores['bucket']['head']>>>()

async function head(key: string) {
  const found = known.get(key) ?? (await env.MEDIA.head(key))
  known.set(key, found)
  return found
}

/** Returns every broken invariant with the rows that break it. */
export function listBroken(): Promise<string[]> {
  const visit = async (path: string) => (await call(`GET ${path}`)).status
  return findViolations({ db: env.DB, bucket: { list: (from) => env.MEDIA.list(from), head }, visit })
}
