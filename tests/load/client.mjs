/** Requests to one server over kept connections. Loopback only. */
import { Agent, request } from 'node:http'

// Given up before the server does: a request on a connection that is just being closed would fail.
const IDLE_MS = 3000

/** A request that got no answer, or half of one, or was not even sent. */
export class Cut extends Error {
  constructor(message, about) {
    super(message)
    Object.assign(this, about)
  }
}

/** `ask('GET /path', given)` answers `{ status, headers, body, first, done }`, the last two as moments. */
export function doorOf(origin) {
  const { hostname, port } = new URL(origin)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') throw new Error('load goes to loopback only')
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })

  /** `from` is the address it comes from; `stopAfter` hangs up when so many bytes have come; `alone` has its own connection. */
  function ask(route, given = {}) {
    return once(route, given).catch((error) => {
      // The server was just closing a kept connection: browsers ask again, too.
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
        ...{ hostname: '127.0.0.1', port, method, path, agent: alone ? false : agent },
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
        reject(new Cut(`${route}: ${message}`, { code, wasKept: asked.reusedSocket })),
      )
      asked.on('response', (answer) => {
        const pieces = []
        let first = null
        let bytes = 0
        const end = () =>
          resolve({
            ...{ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) },
            ...{ first: first ?? performance.now(), done: performance.now() },
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
        answer.on('error', ({ code, message }) => reject(new Cut(`${route}: ${message}`, { code })))
      })
      asked.end(sent)
    })
  }

  return {
    ask,
    /** The same, and anything but the status that is expected is a failure. */
    async get(route, { expect = 200, ...given } = {}) {
      const answer = await ask(route, given)
      if (answer.status === expect) return answer
      throw new Error(`${route} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`)
    },
    close: () => agent.destroy(),
  }
}

/** What an answer holds. */
export const jsonOf = ({ body }) => JSON.parse(body.toString())
