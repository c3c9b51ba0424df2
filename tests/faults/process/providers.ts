/** Mock email and SMS providers with several failure modes. */
import { createServer, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '../../../scripts/port.mjs'

/** `slow` accepts at once and answers half a minute later; `gone` closes the connection. */
export type Mood = 'well' | 'gone' | 'slow' | 'broken'

const SLOW_MS = 30_000

/** Starts a provider that accepts a request once per idempotency key, like Resend; Twilio's requests have none. */
export async function startProvider() {
  const state = { mood: 'well' as Mood, asked: 0, answered: 0, taken: [] as string[] }
  const known = new Set<string>()
  const late = new Set<NodeJS.Timeout>()

  function take(key: string | undefined, body: string): void {
    if (key && known.has(key)) return
    if (key) known.add(key)
    state.taken.push(body)
  }
  function answer(response: ServerResponse, status: number): void {
    state.answered += 1
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'one', sid: 'SM1', name: 'application_error' }))
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    state.asked += 1
    const key = request.headers['idempotency-key']
    const { mood } = state
    if (mood === 'gone') return request.socket.destroy()
    if (mood === 'broken') return answer(response, 500)
    take(key === undefined ? undefined : String(key), body)
    if (mood === 'well') return answer(response, 200)
    late.add(setTimeout(() => answer(response, 200), SLOW_MS))
  })
  const port = await listenOnFreePort(server)
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    close() {
      for (const timer of late) clearTimeout(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
