/** The invariants of the Worker that the tests run in. */
import { env } from 'cloudflare:workers'
import { brokenIn } from '../support/invariants'
import { call } from '../support/world'

/** Every invariant that is broken, with what breaks it. */
export function broken(): Promise<string[]> {
  const visit = async (path: string) => (await call(`GET ${path}`)).status
  return brokenIn({ db: env.DB, bucket: env.MEDIA, visit })
}
