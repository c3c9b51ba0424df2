/**
 * A stand-in for Twilio: a real HTTP server on the loopback that keeps what it was asked. Like the real one it wants the
 * account's name and secret, a form, a sender and a number in E.164.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Answer, Asked } from './mail-provider'
import { SMS_ACCOUNT } from './sms-account'

declare module 'vitest' {
  interface ProvidedContext {
    smsApi: string
  }
}

/** Starts it for a whole run; tests find it as `inject('smsApi')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked: Asked[] = []
  const answers: Answer[] = []
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = SMS_ACCOUNT
  const path = `/2010-04-01/Accounts/${sid}/Messages.json`

  function judge({ method, path: asks, headers, body }: Asked): { status: number; json: unknown } {
    if (headers.authorization !== `Basic ${btoa(`${sid}:${token}`)}`) return refusal(401, 20_003)
    if (method !== 'POST' || asks !== path) return refusal(404, 20_404)
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refusal(415, 20_001)
    const form = new URLSearchParams(body)
    if (!form.get('From') && !form.get('MessagingServiceSid')) return refusal(400, 21_603)
    if (!form.get('Body')) return refusal(400, 21_602)
    if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return refusal(400, 21_211)
    return { status: 201, json: { sid: `SM${asked.length}`, status: 'queued' } }
  }

  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const { method = '', url = '' } = request
    if (url === '/-/asked') return send(response, 200, asked)
    if (url === '/-/answers') {
      asked.length = 0
      answers.splice(0, answers.length, ...(JSON.parse(body) as Answer[]))
      return send(response, 200, {})
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, `${value}`]),
    )
    const ask = { method, path: url, headers, body }
    asked.push(ask)
    const next = answers.shift()
    if (next === 'is silent') return
    if (next === 'hangs up') return request.socket.end()
    const { status, json } = next ?? judge(ask)
    send(response, status, json ?? {}, next?.headers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  provide('smsApi', `http://127.0.0.1:${address.port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const refusal = (status: number, code: number) => ({
  status,
  json: { code, status, message: 'Quotes the number: +14155550142' },
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
