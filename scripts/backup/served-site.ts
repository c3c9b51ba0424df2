/** Serves a stored site, for tests of backups that publish and listen through the API. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequester } from '../../tests/faults/process/http-client'
import { findFreePort } from '../port.mjs'
import { ROOT } from '../root.ts'
import { CRON, serve } from '../serve.mjs'

const VARS = { ENVIRONMENT: 'test', FAST_PASSWORD_HASH: 'on' }

type Miniflare = Awaited<ReturnType<typeof serve>>['mf']
export type ServedSite = {
  mf: Miniflare
  origin: string
  ask: ReturnType<typeof createRequester>
  /** Runs the cron trigger so many times, one after the other. */
  runSchedule: (times?: number) => Promise<void>
}

/** Whether the Worker is built: without it nothing can be served. */
export const isWorkerBuilt = () => existsSync(join(ROOT, 'build/worker/index.js'))

/** Serves the site of this state folder while `use` runs. */
export async function withServedSite<T>(state: string, use: (site: ServedSite) => Promise<T>): Promise<T> {
  const { mf, origin } = await serve({ port: await findFreePort(), state, vars: VARS })
  const runSchedule = async (times = 1) => {
    const worker = await mf.getWorker()
    for (let run = 0; run < times; run++) await worker.scheduled({ cron: CRON })
  }
  try {
    return await use({ mf, origin, ask: createRequester(origin), runSchedule })
  } finally {
    await mf.dispose()
  }
}
