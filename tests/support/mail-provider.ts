/**
 * A stand-in for the mail provider: a real HTTP server on the loopback that keeps what it was asked and answers what the
 * test told it to. Like the real one it refuses requests without a User-Agent, and takes a letter once for each
 * idempotency key.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'

/** A request as it came. */
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string }
/** What to answer next: a status with headers and a body, or nothing at all. */
export type Answer =
  | { status: number; headers?: Record<string, string>; json?: unknown }
  | 'hangs up'
  | 'is silent'

declare module 'vitest' {
  interface ProvidedContext {
    mailApi: string
  }
}

/** Starts it for a whole run; tests find it as `inject('mailApi')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked: Asked[] = []
  const answers: Answer[] = []
  const taken = new Map<string, string>()

  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const { method = '', url: path = '' } = request
    if (path === '/-/asked') return send(response, 200, { asked, taken: taken.size })
    if (path === '/-/answers') {
      asked.length = 0
      taken.clear()
      answers.splice(0, answers.length, ...(JSON.parse(body) as Answer[]))
      return send(response, 200, {})
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, `${value}`]),
    )
    asked.push({ method, path, headers, body })
    if (!headers['user-agent']) return send(response, 403, { name: 'error_1010' })
    const next = answers.shift()
    if (next === 'is silent') return
    if (next === 'hangs up') return request.socket.end()
    if (next) return send(response, next.status, next.json ?? {}, next.headers)
    const key = headers['idempotency-key'] ?? ''
    const id = taken.get(key) ?? `mail-${taken.size + 1}`
    taken.set(key, id)
    send(response, 200, { id })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  provide('mailApi', `http://127.0.0.1:${address.port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, json: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(json))
}
