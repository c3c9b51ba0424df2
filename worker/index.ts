/** Worker entry: requests, the cron trigger and the Durable Object class. */
import { createApp } from './app'
import { makeTools } from './context'
import type { Env } from './env'
import { runSchedule } from './schedule'
import { counting } from './tools/allowance'

export { Channel } from '../durable-objects/channel'

const app = createApp()

export default {
  fetch: app.fetch,
  scheduled(_, env, context) {
    const { d1, spent } = counting(env.DB)
    return runSchedule(
      makeTools({ ...env, DB: d1 }, (work) => context.waitUntil(work)),
      spent,
    )
  },
} satisfies ExportedHandler<Env>
