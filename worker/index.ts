/** Entry of the Worker: requests, the cron trigger, and the Durable Object class. */
import { createApp } from './app'
import type { Env } from './context'

export { Channel } from '../durable-objects/channel'

const app = createApp()

export default {
  fetch: app.fetch,
} satisfies ExportedHandler<Env>
