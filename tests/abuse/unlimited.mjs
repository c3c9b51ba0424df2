/** The Worker without rate limits: clears the counts before each request, for timing measurements. */
import app from '../../build/worker/index.js'

export * from '../../build/worker/index.js'

export default {
  ...app,
  async fetch(request, env, context) {
    await env.DB.prepare('delete from rate_limits').run()
    return app.fetch(request, env, context)
  },
}
