/** A later version of the Worker, as far as anybody can see from outside: it says so with every answer. */
import worker, { Channel } from '../../../build/worker/index.js'

export { Channel }

export default {
  ...worker,
  async fetch(request, env, context) {
    const answer = await worker.fetch(request, env, context)
    // A socket is handed over as it is.
    if (answer.webSocket) return answer
    const said = new Response(answer.body, answer)
    said.headers.set('x-version', 'newer')
    return said
  },
}
