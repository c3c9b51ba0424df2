/** HTTP requests to one server over kept-alive connections. Loopback only. */
import { Agent, request } from 'node:http'

// Closed before the server closes it: a request on a closing connection would fail.
const IDLE_MS = 3000

/** A request without a complete response. */
export class CutError extends Error {
  constructor(message, about) {
    super(message)
    Object.assign(this, about)
  }
}

/**
 * Returns a client: `ask('GET /path', options)` resolves to `{ status, headers, body, first, done }`, the last two as
 * timestamps.
 */
export function createClient(origin) {
  const { hostname, port } = new URL(origin)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') throw new Error('load goes to loopback only')
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })

  /** `from` is the client address; `stopAfter` aborts after this many bytes; `alone` uses a connection of its own. */
  function ask(route, given = {}) {
    return once(route, given).catch((error) => {
      // The server was closing the kept-alive connection: browsers retry, too.
      if (error.wasKept && error.code === 'ECONNRESET') return once(route, { ...given, alone: true })
      throw error
    })
  }

  function once(
    route,
    { as, from, json, body, headers = {}, alone = false, stopAfter = Number.POSITIVE_INFINITY },
  ) {
    const [method, path] = route.split(' ')
    const sent = json === undefined ? body : Buffer.from(JSON.stringify(json))
    return new Promise((resolve, reject) => {
      const asked = request({
        hostname: '127.0.0.1',
        port,
        method,
        path,
        agent: alone ? false : agent,
        headers: {
          host: `localhost:${port}`,
          ...(method === 'GET' ? {} : { origin }),
          ...(as ? { cookie: as.cookie } : {}),
          ...(from ? { 'cf-connecting-ip': from } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sent === undefined ? {} : { 'content-length': sent.length }),
          ...headers,
        },
      })
      asked.on('error', ({ code, message }) =>
        reject(new CutError(`${route}: ${message}`, { code, wasKept: asked.reusedSocket })),
      )
      asked.on('response', (answer) => {
        const pieces = []
        let first = null
        let bytes = 0
        const end = () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(pieces),
            first: first ?? performance.now(),
            done: performance.now(),
          })
        answer.on('data', (piece) => {
          first ??= performance.now()
          pieces.push(piece)
          bytes += piece.length
          if (bytes < stopAfter) return
          end()
          answer.destroy()
        })
        answer.on('end', end)
        answer.on('error', ({ code, message }) => reject(new CutError(`${route}: ${message}`, { code })))
      })
      asked.end(sent)
    })
  }

  return {
    ask,
    /** Like `ask`, but throws for any other status than `expect`. */
    async get(route, { expect = 200, ...given } = {}) {
      const answer = await ask(route, given)
      if (answer.status === expect) return answer
      throw new Error(`${route} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`)
    },
    close: () => agent.destroy(),
  }
}

/** Parses the body of a response. */
export const parseBody = ({ body }) => JSON.parse(body.toString())
