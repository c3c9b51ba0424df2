/** The Worker with a readable error log: `/overheard` returns the lines since the last request for them. */
import app from '../../build/worker/index.js'

export * from '../../build/worker/index.js'

const lines = []
console.error = (...words) => void lines.push(words.join(' '))

export default {
  ...app,
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '/overheard') return Response.json(lines.splice(0))
    return app.fetch(request, env, context)
  },
}
