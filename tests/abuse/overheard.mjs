/** The Worker with a readable error log: `/overheard` returns the lines since the last request for them. */
import app from '../../build/worker/index.js'

export * from '../../build/worker/index.js'

const said = []
console.error = (...words) => void said.push(words.join(' '))

export default {
  ...app,
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '/overheard') return Response.json(said.splice(0))
    return app.fetch(request, env, context)
  },
}
