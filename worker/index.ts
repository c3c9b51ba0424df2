/** Worker entry: requests, the cron trigger and the Durable Object class. */
import { createApp } from './app'
import { createDeps } from './context'
import type { Env } from './env'
import { runSchedule } from './schedule'
import { trackQueries } from './tools/query-budget'

export { Channel } from '../durable-objects/channel'

const app = createApp()

export default {
  fetch: app.fetch,
  scheduled(_, env, context) {
    const { d1, queryCount } = trackQueries(env.DB)
    return runSchedule(
      createDeps({ ...env, DB: d1 }, (work) => context.waitUntil(work)),
      queryCount,
    )
  },
} satisfies ExportedHandler<Env>
