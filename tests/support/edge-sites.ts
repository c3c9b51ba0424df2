/**
 * Pages in front of the Worker, as on Cloudflare: data centers that share a cache, each with its own isolate behind.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import first from '../../worker'
import front from '../../worker/front/front'
import type { Person } from './world'

type Worker = Pick<typeof first, 'fetch'>
export type VisitOptions = { as?: Pick<Person, 'cookie'> | null; headers?: Record<string, string> }

let isolates = 1

/** Starts one more instance of the Worker with its own memory. It shares the Durable Objects of the first. */
export async function startIsolate(): Promise<Worker> {
  isolates += 1
  const { default: worker } = await import(/* @vite-ignore */ `${BUNDLED_WORKER}?isolate=${isolates}`)
  return worker
}

/** The isolate that tests call. */
export const firstIsolate: Worker = first

/** Creates a data center: `visit` sends a request through Pages, `asked` counts how often the Worker was called. */
export function createSite(worker: Worker) {
  const site = { asked: 0, visit }
  async function visit(path: string, { as = null, headers = {} }: VisitOptions = {}): Promise<Response> {
    const run = createExecutionContext()
    const API = {
      fetch(request: Request) {
        site.asked++
        return worker.fetch(request, env, run)
      },
    }
    const request = new Request(`${env.ORIGIN}${path}`, {
      headers: { ...headers, ...(as ? { cookie: as.cookie } : {}) },
    })
    const answer = await front.fetch(request, { API, ASSETS: API } as never, run)
    await waitOnExecutionContext(run)
    return answer
  }
  return site
}
