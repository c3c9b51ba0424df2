/** The Worker, which forgets counted tries before each request: for what has to be asked very often to be measured. */
import app from '../../build/worker/index.js'

export * from '../../build/worker/index.js'

export default {
  ...app,
  async fetch(request, env, context) {
    await env.DB.prepare('delete from rate_limits').run()
    return app.fetch(request, env, context)
  },
}
