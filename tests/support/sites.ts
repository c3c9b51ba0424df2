/** Pages before the Worker, as on Cloudflare: data centres that share a cache, each before an isolate of its own. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import front from '../../worker/front/front'
import first from '../../worker/index'
import type { Person } from './world'

type Worker = Pick<typeof first, 'fetch'>
export type Asking = { as?: Pick<Person, 'cookie'> | null; headers?: Record<string, string> }

let isolates = 1

/** Starts one more instance of the Worker, with memory of its own. Its Durable Objects are those of the first. */
export async function anotherIsolate(): Promise<Worker> {
  isolates += 1
  const { default: worker } = await import(/* @vite-ignore */ `${BUNDLED_WORKER}?isolate=${isolates}`)
  return worker
}

/** The isolate that tests talk to. */
export const firstIsolate: Worker = first

/** What people reach through Pages: `visit` asks, and `asked` counts how often the Worker was asked for it. */
export function siteBefore(worker: Worker) {
  const site = { asked: 0, visit }
  async function visit(path: string, { as = null, headers = {} }: Asking = {}): Promise<Response> {
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
