/** A later version of the Worker: it adds a header to every response. */
import worker, { Channel } from '../../../build/worker/index.js'

export { Channel }

export default {
  ...worker,
  async fetch(request, env, context) {
    const answer = await worker.fetch(request, env, context)
    // A response with a socket cannot be copied.
    if (answer.webSocket) return answer
    const response = new Response(answer.body, answer)
    response.headers.set('x-version', 'newer')
    return response
  },
}
