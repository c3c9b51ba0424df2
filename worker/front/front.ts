/**
 * What runs on Pages before the Worker: one host for both, so that cookies, sockets and sounds stay first-party and nothing
 * needs CORS. A request is handed on as it came, with whatever Cloudflare says of who asks.
 */
import { isForWorker } from './paths'

type FrontEnv = { API: Fetcher; ASSETS: Fetcher }

export default {
  fetch(request: Request, { API, ASSETS }: FrontEnv) {
    return (isForWorker(new URL(request.url).pathname) ? API : ASSETS).fetch(request)
  },
}
