/**
 * A stand-in for Stripe: a real HTTP server on the loopback that keeps what it was asked. Like the real one it wants a
 * key, a version and a form, gives the same session for the same idempotency key, refuses that key with other content,
 * and expires only what is open.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Answer, Asked } from './mail-provider'

declare module 'vitest' {
  interface ProvidedContext {
    paymentApi: string
  }
}

type Session = { id: string; status: 'open' | 'complete' | 'expired'; form: string }

/** Starts it for a whole run; tests find it as `inject('paymentApi')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked: Asked[] = []
  const answers: Answer[] = []
  const sessions = new Map<string, Session>()
  let made = 0

  function answer(path: string, headers: Record<string, string>, form: string) {
    const { authorization = '', 'stripe-version': version, 'content-type': type } = headers
    if (!/^Bearer sk_(test|live)_\w+$/.test(authorization))
      return { status: 401, json: { error: { type: 'invalid_request_error' } } }
    if (!version || type !== 'application/x-www-form-urlencoded') return refusal('invalid_request_error')
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)
    if (expired) {
      const session = [...sessions.values()].find(({ id }) => id === expired[1])
      if (session?.status !== 'open') return refusal('invalid_request_error')
      session.status = 'expired'
      return { status: 200, json: session }
    }
    const key = headers['idempotency-key'] ?? ''
    const known = sessions.get(key)
    if (known && known.form !== form) return refusal('idempotency_error')
    const fields = new URLSearchParams(form)
    if (Number(fields.get('line_items[0][price_data][unit_amount]')) < 50)
      return refusal('invalid_request_error')
    made += known ? 0 : 1
    const session = known ?? { id: `cs_test_${Date.now()}${made}`, status: 'open', form }
    sessions.set(key, session)
    return { status: 200, json: { ...session, url: `https://checkout.stripe.example/c/${session.id}` } }
  }

  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const { method = '', url: path = '' } = request
    if (path === '/-/asked') return send(response, 200, { asked, sessions: [...sessions.values()] })
    if (path === '/-/complete') {
      for (const session of sessions.values()) if (session.id === body) session.status = 'complete'
      return send(response, 200, {})
    }
    if (path === '/-/answers') {
      asked.length = 0
      sessions.clear()
      answers.splice(0, answers.length, ...(JSON.parse(body) as Answer[]))
      return send(response, 200, {})
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, `${value}`]),
    )
    asked.push({ method, path, headers, body })
    const next = answers.shift()
    if (next === 'is silent') return
    if (next === 'hangs up') return request.socket.end()
    const { status, json } = next ?? answer(path, headers, body)
    send(response, status, json ?? {}, next?.headers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  provide('paymentApi', `http://127.0.0.1:${address.port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const refusal = (type: string) => ({
  status: 400,
  json: { error: { type, message: 'Quotes what was sent' } },
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, json: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(json))
}
