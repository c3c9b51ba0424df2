/** The Worker, whose log can be read: what it says of failures since somebody asked last. */
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
