/** The invariants of the Worker that the tests run in. */
import { env } from 'cloudflare:workers'
import { brokenIn, type Kept } from '../support/invariants'
import { call } from '../support/world'

/** What was looked at before: under one key there is never anything else. */
const known = new Map<string, Awaited<ReturnType<Kept['bucket']['head']>>>()

async function head(key: string) {
  const found = known.get(key) ?? (await env.MEDIA.head(key))
  known.set(key, found)
  return found
}

/** Every invariant that is broken, with what breaks it. */
export function broken(): Promise<string[]> {
  const visit = async (path: string) => (await call(`GET ${path}`)).status
  return brokenIn({ db: env.DB, bucket: { list: (from) => env.MEDIA.list(from), head }, visit })
}
