/** Entry of the Worker: requests, the cron trigger, and the Durable Object class. */
import { createApp } from './app'
import { makeTools } from './context'
import type { Env } from './env'
import { runSchedule } from './schedule'

export { Channel } from '../durable-objects/channel'

const app = createApp()

export default {
  fetch: app.fetch,
  scheduled: (_, env, context) => runSchedule(makeTools(env, (work) => context.waitUntil(work))),
} satisfies ExportedHandler<Env>
